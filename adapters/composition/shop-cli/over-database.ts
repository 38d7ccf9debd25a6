import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import { openForCommand } from '../../postgres/open-database.ts'
import type { Ended } from './command.ts'

/** The configured database for as long as something runs over it. */
export const overDatabase = async (
  { databaseUrl, dataDir }: Configuration, way: 'up to date' | 'as it stands', run: (db: Database['db']) => Promise<Ended>,
): Promise<Ended> => {
  const database = await openForCommand(databaseUrl === undefined ? { dataDir } : { url: databaseUrl }, way)
  try {
    return await run(database.db)
  } finally {
    await database.close()
  }
}
