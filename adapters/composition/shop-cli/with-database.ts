import type { Configuration } from '../../configuration/configuration.ts'
import type { Database } from '../../postgres/database/database.ts'
import { openForCommand } from '../../postgres/open-database.ts'
import type { CommandResult } from './command.ts'

/** Opens the configured database, with or without migrations, runs the command and closes it. */
export const withDatabase = async (
  { databaseUrl, dataDir }: Configuration, migration: 'up to date' | 'as it stands', run: (db: Database['db']) => Promise<CommandResult>,
): Promise<CommandResult> => {
  const database = await openForCommand(databaseUrl === undefined ? { dataDir } : { url: databaseUrl }, migration)
  try {
    return await run(database.db)
  } finally {
    await database.close()
  }
}
