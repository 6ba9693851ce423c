# What there is to do: make run, make test, make check, make bench. Each installs what it needs first.
SHELL := /bin/bash
STRICT := -Xswiftc -warnings-as-errors
.PHONY: run gallery build test check ledger bench setup install uninstall clean

# The main job: the four apps, on the demo source. Without a display they are served to a browser on this machine.
run: setup
	@scripts/quietly swift build -c release --product highstreet-apps
	@scripts/run .build/release/highstreet-apps --source demo

# Every control and container of SwiftUI on Linux, in a window.
gallery: setup
	@scripts/quietly swift build -c release --product highstreet-apps
	@scripts/run .build/release/highstreet-apps gallery

build: setup
	@scripts/quietly swift build -c release --product highstreet

test: setup
	@scripts/test $(STRICT)

check: setup
	@scripts/check $(STRICT)

# Writes the tables of docs/swiftui.md anew after a declaration of our SwiftUI has changed.
ledger: setup
	@scripts/check-swiftui --update $(STRICT)

# Ratios measured side by side; `make bench STRICT_BOUNDS=--strict` fails when a bound is missed.
bench: setup
	@scripts/quietly swift build -c release $(STRICT)
	@scripts/build-to-install WindowProbe ProductsProbe
	@scripts/bench $(STRICT_BOUNDS)

# Installs the Debian packages that are missing.
setup:
	@scripts/setup

# make install PREFIX=/usr/local: the command and the apps with Swift's libraries inside, so that they run without the toolchain.
PREFIX ?= /usr/local
install: setup
	@scripts/build-to-install highstreet highstreet-apps
	@scripts/install "$(DESTDIR)$(PREFIX)"

uninstall:
	@scripts/install --remove "$(DESTDIR)$(PREFIX)"

clean:
	rm -rf .build
