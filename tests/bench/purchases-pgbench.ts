import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { postgresBinaries } from '../support/postgres-binaries.ts'

const run = promisify(execFile)

/** PostgreSQL's own benchmark: small transactions of the same server (`pgbench -N`); `undefined` if not installed. */
export const openPgbench = async (url: string, clients: number): Promise<((seconds: number) => Promise<number>) | undefined> => {
  const program = join(dirname(postgresBinaries().postgres), 'pgbench')
  if (!existsSync(program)) return undefined
  await run(program, ['--initialize', '--quiet', '--scale=10', url])
  return async (seconds) => {
    const { stdout } = await run(program, ['-N', `--client=${clients}`, '--jobs=2', `--time=${seconds}`, url])
    const [, result] = /tps = ([\d.]+) \(without/.exec(stdout) ?? []
    if (result === undefined) throw new Error(`pgbench says no transactions a second: ${stdout}`)
    return Number(result)
  }
}
