import { cpSync, existsSync, readFileSync } from 'node:fs'
import { runCommand } from '../run-step.ts'

const STATED = new URL('emulator/', import.meta.url)
/** The emulator is larger than the shop: it is installed separately, when a journey needs it, outside the sources. */
export const EMULATOR = new URL('../../../node_modules/.cache/auth-emulator/', import.meta.url)

const LOCK = 'package-lock.json'
const isThere = (): boolean =>
  existsSync(new URL('node_modules/firebase-tools/package.json', EMULATOR)) &&
  readFileSync(new URL(LOCK, EMULATOR), 'utf8') === readFileSync(new URL(LOCK, STATED), 'utf8')

/** Installs Firebase's auth emulator if it is missing; returns whether it is installed now. */
export const installEmulator = (): boolean => {
  if (!isThere()) {
    console.log('Installing the auth emulator, once.')
    for (const file of ['package.json', LOCK]) cpSync(new URL(file, STATED), new URL(file, EMULATOR))
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
    runCommand('npm', ['ci', '--prefix', EMULATOR.pathname, ...quietly])
  }
  return isThere()
}
