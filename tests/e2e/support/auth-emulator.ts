import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installEmulator, EMULATOR } from '../../support/firebase/install-emulator.ts'

const READY_WITHIN = 120_000
export const PROJECT = 'demo-iris'

export type AuthEmulator = {
  readonly url: string
  readonly deleteUsers: () => Promise<unknown>
  readonly knows: (email: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Firebase's auth emulator in its own process, without users. */
export const openAuthEmulator = async (port: number): Promise<AuthEmulator> => {
  if (!installEmulator()) throw new Error(`The auth emulator is missing: it could not be installed in ${EMULATOR.pathname}`)
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['tests/support/firebase/serve-emulator.ts', String(port), PROJECT], {
    // It stores its own settings, which the tests ignore.
    env: { PATH: process.env['PATH'] ?? '', XDG_CONFIG_HOME: resolve('test-results/auth-emulator') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { output += String(text) })
  const ended = new Promise<void>((done) => { child.once('exit', () => { done() }) })
  const deadline = Date.now() + READY_WITHIN
  while ((await fetch(url).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The auth emulator did not open: ${output}`)
    await wait(100)
  }
  return {
    url,
    deleteUsers: () =>
      fetch(`${url}/emulator/v1/projects/${PROJECT}/accounts`, { method: 'DELETE', headers: { authorization: 'Bearer owner' } }),
    knows: async (email) => {
      const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ email: [email] }),
      })
      return ((await response.json()) as { readonly users?: readonly unknown[] }).users !== undefined
    },
    close: async () => {
      child.kill()
      await ended
    },
  }
}
