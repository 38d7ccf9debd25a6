import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The one without a window first: the same pages cost it a third less. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser the tests run in: the one that `CHROMIUM` names, else the one Playwright brought, else the system's. */
export const chromiumPath = (): string | undefined =>
  [process.env['CHROMIUM'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path))

const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** One that could have a window: only such a one draws pages ahead and keeps those that were left. `CHROMIUM` names another. */
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
