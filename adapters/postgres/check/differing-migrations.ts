import type { Kysely } from 'kysely'
import { executedMigrations, MIGRATION_NAMES } from '../migrations/migrate.ts'
import type { Tables } from '../tables.ts'

/** Migrations that are pending, and migrations of a newer version of the shop. */
export const differingMigrations = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const done = await executedMigrations(db)
  return [...MIGRATION_NAMES.filter((step) => !done.includes(step)), ...done.filter((step) => !MIGRATION_NAMES.includes(step))]
}
