import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { servedCommand, UNHURRIED } from '../support/served-command.ts'
import { residentBytes } from './resident-bytes.ts'

const READY_WITHIN = 60_000

export type RunningShop = {
  readonly url: string
  readonly opened: number
  /** The memory of its process, if the system reports it. */
  readonly residentBytes: () => number
  readonly close: () => Promise<void>
}

/** Starts the built shop on a port and returns once it is ready; `opened` is the start time in milliseconds. `flags`: of Node. */
export const openBuiltShop = async (
  port: number, dataDir: string, fresh: boolean, flags: readonly string[] = [],
): Promise<RunningShop> => {
  if (fresh) rmSync(dataDir, { recursive: true, force: true })
  const url = `http://localhost:${port}`
  if ((await fetch(url).catch(() => undefined)) !== undefined) throw new Error(`Something else answers on port ${port}`)
  const started = performance.now()
  const served = servedCommand()
  const child: ChildProcess = spawn(process.execPath, [...flags, ...served.words], {
    env: { ...process.env, ...served.settings, ...UNHURRIED, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => { child.once('exit', () => { resolve() }) })
  const deadline = Date.now() + READY_WITHIN
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The shop did not open')
    const response = await fetch(`${url}/health/ready`).catch(() => undefined)
    if (response?.status === 200) break
    await wait(50)
  }
  return {
    url,
    opened: performance.now() - started,
    residentBytes: () => residentBytes(child.pid),
    close: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
