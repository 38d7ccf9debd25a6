import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type Opening = {
  readonly refused?: string
  readonly line?: string
  readonly pid?: number
  readonly took: number
}

const CHILD = fileURLToPath(new URL('./postgres-child.ts', import.meta.url))

/** Opens a data directory in another process. `leave`: it exits at once, without closing anything. */
export const openInOtherProcess = async (
  dataDir: string,
  ...how: readonly 'leave'[]
): Promise<{ readonly opening: Opening; readonly child: ChildProcess; readonly kill: () => Promise<void> }> => {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataDir, ...how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    exited.then(([code]) => {
      throw new Error(`The other process ended with ${String(code)} and said nothing`)
    }),
  ])
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exited
  }
  return { opening: JSON.parse(line) as Opening, child, kill }
}
