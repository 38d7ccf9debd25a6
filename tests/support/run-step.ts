import { spawn, spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

const ROOT = new URL('../..', import.meta.url).pathname
const BIN = join(ROOT, 'node_modules', '.bin')

// Tools start with `#!/usr/bin/env node`: they must use the Node that runs this, not the machine's own.
const env = { ...process.env, PATH: [dirname(process.execPath), BIN, process.env['PATH'] ?? ''].join(delimiter) }

/** Runs a command of the project, or of the machine, to its end, with visible output; returns its exit code. */
export const runCommand = (command: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}): number => {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env: { ...env, ...settings }, stdio: 'inherit' })
  if (error !== undefined) console.error(`${command} could not be started: ${error.message}`)
  return status ?? 1
}

type Ended = { readonly code: number; readonly output: string }

/** The same in parallel with others: its output is printed in one piece at its end. */
export const startCommand = async (command: string, args: readonly string[]): Promise<Ended> => {
  const running = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number>((resolve, reject) => {
    running.once('error', reject)
    running.once('close', (status) => { resolve(status ?? 1) })
  })
  const [out, problems, code] = await Promise.all([text(running.stdout), text(running.stderr), ended])
  return { code, output: out + problems }
}
