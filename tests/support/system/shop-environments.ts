import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../../adapters/postgres/open-database.ts'
import { startPostgres } from '../postgres-server.ts'

/** The storage of a shop in a separate process, and its configuration. */
export type Home = {
  readonly env: Readonly<Record<string, string>>
  readonly place: DatabaseLocation
  readonly leave: () => Promise<void>
}

const newFolder = (): { readonly dataDir: string; readonly leave: () => Promise<void> } => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-home-'))
  return { dataDir, leave: async () => { rmSync(dataDir, { recursive: true, force: true }) } }
}

/** A storage in the embedded database and one on PostgreSQL. */
export const homes: readonly { readonly name: string; readonly open: () => Promise<Home> }[] = [
  {
    name: 'PGlite',
    open: async () => {
      const { dataDir, leave } = newFolder()
      return { env: { DATA_DIR: dataDir }, place: { dataDir }, leave }
    },
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const { dataDir, leave } = newFolder()
      const server = await startPostgres()
      const url = await server.freshUrl()
      const leaveBoth = async (): Promise<void> => {
        await server.stop()
        await leave()
      }
      return { env: { DATA_DIR: dataDir, DATABASE_URL: url }, place: { url }, leave: leaveBoth }
    },
  },
]
