import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '../../../adapters/postgres/open-database.ts'
import { fillDirectory, startFilledPostgres } from '../filled-directory.ts'
import { startPostgres, type PostgresServer } from '../postgres-server.ts'

/** The storage of a shop in a separate process, and its configuration. */
export type ShopEnvironment = {
  readonly env: Readonly<Record<string, string>>
  readonly location: DatabaseLocation
  readonly remove: () => Promise<void>
}

const newFolder = (): { readonly dataDir: string; readonly remove: () => void } => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-home-'))
  return { dataDir, remove: () => { rmSync(dataDir, { recursive: true, force: true }) } }
}

type Engine = {
  readonly name: string
  /** With the data of a demo shop. */
  readonly open: () => Promise<ShopEnvironment>
  readonly openEmpty: () => Promise<ShopEnvironment>
}

const onPostgres = (server: PostgresServer, url: string, { dataDir, remove }: ReturnType<typeof newFolder>): ShopEnvironment => ({
  env: { DATA_DIR: dataDir, DATABASE_URL: url },
  location: { url },
  remove: async () => {
    await server.stop()
    remove()
  },
})

const embedded = ({ dataDir, remove }: ReturnType<typeof newFolder>): ShopEnvironment =>
  ({ env: { DATA_DIR: dataDir }, location: { dataDir }, remove: async () => { remove() } })

/** A storage in the embedded database and one on PostgreSQL. */
export const shopEnvironments: readonly Engine[] = [
  {
    name: 'PGlite',
    open: async () => {
      const folder = newFolder()
      await fillDirectory(folder.dataDir)
      return embedded(folder)
    },
    openEmpty: async () => embedded(newFolder()),
  },
  {
    name: 'PostgreSQL',
    open: async () => {
      const folder = newFolder()
      const server = await startFilledPostgres(folder.dataDir)
      return onPostgres(server, await server.demoUrl(), folder)
    },
    openEmpty: async () => {
      const server = await startPostgres()
      return onPostgres(server, await server.freshUrl(), newFolder())
    },
  },
]
