import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Headless first: the same pages take a third less time. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of the tests: the one in `CHROMIUM`, else Playwright's, else the system's. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path))

const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A browser with a window: only that prerenders pages and uses the back/forward cache. `CHROMIUM` names another. */
export const windowedChromium = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', chromium.executablePath(), ...WINDOWED].find((path) => existsSync(path)) ?? chromiumPath()

const QUIET = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
]

/** For pages of a few seconds: V8 spends more on optimising their code than it saves (a third of a renderer's time). */
const FOR_BRIEF_PAGES = '--js-flags=--no-opt --no-maglev --single-threaded-gc'

type Launch = { readonly executablePath?: string; readonly args: string[] }

/** A browser as visitors have it: the benchmark, and pages that stay open. */
export const chromiumLaunch = (...more: readonly string[]): Launch => {
  const path = chromiumPath()
  const args = [...QUIET, ...more]
  return path === undefined ? { args } : { executablePath: path, args }
}

export const chromiumForBriefPages = (): Launch => chromiumLaunch(FOR_BRIEF_PAGES)
