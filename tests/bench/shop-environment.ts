import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresServer } from '../support/postgres-server.ts'

export type ShopEnvironment = { readonly env: Readonly<Record<string, string>>; readonly remove: () => void }

/** A directory and a database for a measured shop. */
export const openShopEnvironment = async (server: PostgresServer): Promise<ShopEnvironment> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-bench-'))
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: await server.freshUrl() },
    remove: () => { rmSync(dataDir, { recursive: true, force: true }) },
  }
}
