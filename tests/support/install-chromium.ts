import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.ts'
import { runCommand } from './run-step.ts'

// A downloaded browser can exist and still lack system libraries.
const working = (): string | undefined => {
  const path = chromiumPath()
  return path !== undefined && spawnSync(path, ['--version', '--no-sandbox']).status === 0 ? path : undefined
}

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version')

type Method = { readonly name: string; readonly isOpen: () => boolean; readonly go: () => unknown }

const METHODS: readonly Method[] = [
  {
    name: "Playwright's own download",
    isOpen: () => true,
    go: () => runCommand('playwright', ['install', 'chromium']),
  },
  {
    name: "Debian's package",
    isOpen: isRootOnDebian,
    go: () => runCommand('apt-get', ['update']) === 0 && runCommand('apt-get', ['install', '-y', 'chromium-headless-shell']),
  },
  {
    name: "Debian's package with a window",
    isOpen: isRootOnDebian,
    go: () => runCommand('apt-get', ['install', '-y', 'chromium']),
  },
]

/** Finds a Chromium that starts, else downloads one, and prints it; returns an exit code. */
export const installChromium = (): number => {
  let path = working()
  for (const method of METHODS.filter(({ isOpen }) => isOpen())) {
    if (path !== undefined) break
    console.log(`No Chromium found, trying ${method.name}.`)
    method.go()
    path = working()
  }
  if (path === undefined) {
    console.error('No Chromium could be found or installed: install one as /usr/bin/chromium, then run the tests again.')
    return 1
  }
  console.log(`Browser tests run in ${path}`)
  return 0
}
