import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

/**
 * PGlite is one session: transactions queue up in front of it, and a queue longer than this is answered with "come back
 * later".
 */
const QUEUE_FOR = 15_000

/** PostgreSQL's own 128 MB would stand in the memory of this process, twice: the system keeps the files it reads as well. */
const BUFFERS = ['-c', 'shared_buffers=16MB']

export type EmbeddedPool = { readonly pool: pg.Pool; readonly stop: () => Promise<void> }

/** PostgreSQL inside this process; without a directory it forgets everything at its end. */
export const openEmbeddedPool = async (cluster?: string): Promise<EmbeddedPool> => {
  const pglite = await PGlite.create({
    ...(cluster === undefined ? {} : { dataDir: cluster }),
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  })
  const { connection, user, password, database, host, port } = createPgConfig(pglite)
  const pool = new pg.Pool({
    connection,
    user,
    password,
    database,
    host,
    port,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: QUEUE_FOR,
  } as pg.PoolConfig)
  return { pool, stop: () => pglite.close() }
}
