import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresServer } from '../support/postgres-server.ts'

export type Home = { readonly env: Readonly<Record<string, string>>; readonly leave: () => void }

/** A directory and a database for a measured shop. */
export const openHome = async (server: PostgresServer): Promise<Home> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-bench-'))
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: await server.freshUrl() },
    leave: () => { rmSync(dataDir, { recursive: true, force: true }) },
  }
}
