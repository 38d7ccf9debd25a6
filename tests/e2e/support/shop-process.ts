import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { servedCommand, UNHURRIED } from '../../support/served-command.ts'

export type ShopProcess = {
  readonly url: string
  readonly child: ChildProcess
  readonly output: () => string
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>
}

/** The built shop as a separate process; it inherits nothing of the environment but the path. `program`: another build. */
export const startShop = (port: number, env: Readonly<Record<string, string>>, program?: string): ShopProcess => {
  const served = servedCommand()
  const words = program === undefined ? served.words : served.words.with(-1, program)
  const child = spawn(process.execPath, [...words], {
    env: { PATH: process.env['PATH'] ?? '', ...served.settings, ...UNHURRIED, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => { output += String(text) })
  child.stderr.on('data', (text) => { output += String(text) })
  const ended = new Promise<number | string | null>((resolve) => { child.once('exit', (code, signal) => { resolve(code ?? signal) }) })
  return { url: `http://localhost:${port}`, child, output: () => output, ended }
}

export const whenReady = async ({ url, child, output }: ShopProcess, within = 60_000): Promise<void> => {
  const deadline = Date.now() + within
  while ((await fetch(`${url}/health/ready`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The shop did not open: ${output()}`)
    await wait(50)
  }
}
