import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fillDirectory } from '../../support/filled-directory.ts'
import { servedCommand, UNHURRIED } from '../../support/served-command.ts'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

// A busy machine is slow.
const READY_WITHIN = 180_000

export type OwnShop = {
  readonly url: string
  /** The output of the process until now. */
  readonly output: () => string
  readonly close: () => Promise<void>
  /** Reads the closed shop's database. */
  readonly query: <Row>(sql: string) => Promise<readonly Row[]>
}

type Beginning = {
  /** The shop fills its directory itself, as at the first start. */
  readonly isFirstStart?: boolean
}

/** A built shop of this test, with its own port and directory, newly seeded. */
export const openOwnShop = async (
  port: number, env: Readonly<Record<string, string>> = {}, { isFirstStart = false }: Beginning = {},
): Promise<OwnShop> => {
  const dataDir = `test-results/own-shop-${port}`
  rmSync(dataDir, { recursive: true, force: true })
  if (!isFirstStart) await fillDirectory(dataDir)
  const url = `http://localhost:${port}`
  if ((await fetch(url).catch(() => undefined)) !== undefined) throw new Error(`Something else answers on port ${port}`)
  const served = servedCommand()
  const child: ChildProcess = spawn(process.execPath, [...served.words], {
    env: { ...process.env, ...served.settings, ...UNHURRIED, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (text) => { output += String(text) })
  child.stderr?.on('data', (text) => { output += String(text) })
  const ended = new Promise<void>((resolve) => { child.once('exit', () => { resolve() }) })
  const deadline = Date.now() + READY_WITHIN
  while ((await fetch(`${url}/health/ready`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The shop did not open: ${output}`)
    await wait(100)
  }
  return {
    url,
    output: () => output,
    close: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
    },
    query: async <Row>(sql: string) => {
      const database = await PGlite.create(`${dataDir}/database`, { extensions: { pg_trgm, unaccent } })
      try {
        return (await database.query<Row>(sql)).rows
      } finally {
        await database.close()
      }
    },
  }
}
