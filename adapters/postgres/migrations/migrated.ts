import type { Database } from '../database/database.ts'
import { migrate } from './migrate.ts'

/** The database with its tables up to date; closed when that does not succeed. */
export const migrated = async (database: Database): Promise<Database> => {
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
