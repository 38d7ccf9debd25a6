import type { Database, Report } from '../../adapters/postgres/database/database.ts'
import { beginDatabase, type DatabaseLocation } from '../../adapters/postgres/open-database.ts'

/** The database once it is open. */
export const openDatabase = async (place: DatabaseLocation, report?: Report): Promise<Database> =>
  (await beginDatabase(place, report)).opened
