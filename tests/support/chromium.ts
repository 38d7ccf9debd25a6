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

export const chromiumLaunch = (): { readonly executablePath?: string; readonly args: string[] } => {
  const path = chromiumPath()
  return path === undefined ? { args: QUIET } : { executablePath: path, args: QUIET }
}
