import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The one without a window first: the same pages cost it a third less. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser the tests run in: the one Playwright brought, else the system's. */
export const chromiumPath = (): string | undefined =>
  [chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => existsSync(path))

const QUIET = [
  '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
]

export const chromiumLaunch = (): { readonly executablePath?: string; readonly args: string[] } => {
  const path = chromiumPath()
  return path === undefined ? { args: QUIET } : { executablePath: path, args: QUIET }
}
