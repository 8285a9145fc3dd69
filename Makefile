# SPDX-FileCopyrightText: 2026 The Popup Lab authors
# SPDX-License-Identifier: MIT

# make lab      builds everything: the site in Site/public, the kit in Site/public/kit
# make test     runs every test, in Chromium, Firefox and WebKit too
# make preview  serves the site, rebuilds it on change and reloads the browser
# make bench    measures sizes and times against named peers
# make format   formats the Swift sources; make lint says what it would change

SWIFT ?= swift
SWIFT_SOURCES = Package.swift Plugins Sources Templates Tests $(wildcard Benchmarks Examples)
FORMAT_FLAGS = --parallel --recursive $(SWIFT_SOURCES)

.PHONY: lab test preview bench format lint clean

lab:
	@Scripts/install-packages lab
	$(SWIFT) build -c release --product popuplab
	.build/release/popuplab site
	@echo
	@echo 'The site is in Site/public: open Site/public/index.html'
	@echo 'The kit is in Site/public/kit'
	@echo 'To see the site while you edit it: make preview'

test:
	@Scripts/install-packages test
	@Scripts/fetch-tools
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest

preview:
	@Scripts/install-packages lab
	$(SWIFT) build --product popuplab
	.build/debug/popuplab preview --open

bench:
	@Scripts/install-packages lab
	$(SWIFT) build -c release --product popuplab
	Benchmarks/run

format:
	$(SWIFT) format --in-place $(FORMAT_FLAGS)

lint:
	$(SWIFT) format lint --strict $(FORMAT_FLAGS)

clean:
	rm -rf .build Site/public
