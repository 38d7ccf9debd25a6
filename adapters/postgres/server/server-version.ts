import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The version of PostgreSQL, on a server or embedded: "18.1", "15.14 (Debian 15.14-1)". */
export const serverVersion = async ({ db }: Pick<Database, 'db'>): Promise<string> => {
  const { rows } = await sql<{ readonly server_version: string }>`show server_version`.execute(db)
  return rows[0]?.server_version ?? ''
}
