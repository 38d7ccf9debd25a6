import type { Configuration } from '../../configuration/configuration.ts'
import { isUnavailable } from '../../postgres/database/database-errors.ts'
import { DataDirectoryDamaged, DataDirectoryInUse } from '../../postgres/pglite/data-directory-errors.ts'
import { DatabaseUnreachable } from '../../postgres/server/database-unreachable.ts'

/** Why a shop does not start, in one sentence; an unreachable database at any step of the start is named. */
export const startFault = (error: unknown, { databaseUrl }: Pick<Configuration, 'databaseUrl'>): string => {
  if (error instanceof DataDirectoryInUse || error instanceof DataDirectoryDamaged) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'The shop cannot start: its port is in use by another process. Set PORT to a free one.'
  const isUnreachable = databaseUrl !== undefined && isUnavailable(error)
  return `The shop cannot start: ${isUnreachable ? new DatabaseUnreachable(databaseUrl, error).message : message}`
}
