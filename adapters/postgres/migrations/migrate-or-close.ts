import type { Database } from '../database/database.ts'
import { migrate } from './migrate.ts'

/** Migrates the database; closes it if that fails. */
export const migrateOrClose = async (database: Database): Promise<Database> => {
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
