import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../../adapters/postgres/open-database.ts'
import { startPostgres } from '../postgres-server.ts'

/** The storage of a shop in a separate process, and its configuration. */
export type ShopEnvironment = {
  readonly env: Readonly<Record<string, string>>
  readonly location: DatabaseLocation
  readonly remove: () => Promise<void>
}

const newFolder = (): { readonly dataDir: string; readonly remove: () => Promise<void> } => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-home-'))
  return { dataDir, remove: async () => { rmSync(dataDir, { recursive: true, force: true }) } }
}

/** A storage in the embedded database and one on PostgreSQL. */
export const shopEnvironments: readonly { readonly name: string; readonly open: () => Promise<ShopEnvironment> }[] = [
  {
    name: 'PGlite',
    open: async () => {
      const { dataDir, remove: leave } = newFolder()
      return { env: { DATA_DIR: dataDir }, location: { dataDir }, remove: leave }
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const { dataDir, remove: leave } = newFolder()
      const server = await startPostgres()
      const url = await server.freshUrl()
      const leaveBoth = async (): Promise<void> => {
        await server.stop()
        await leave()
      }
      return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, location: { url }, remove: leaveBoth }
    },
  },
]
