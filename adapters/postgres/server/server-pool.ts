import pg from 'pg'

const common = (url: string): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'iris',
})

/** No statement and no forgotten transaction may hold rows for longer than these times (milliseconds). */
export const openServerPool = (url: string, connections = 10): pg.Pool =>
  new pg.Pool({ ...common(url), max: connections, statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 })

/**
 * For migrations: they may build an index over all orders, but wait for nobody's lock longer than these milliseconds, since
 * everybody else stands behind whoever waits to change a table. On a slow machine the program is read meanwhile for longer than a
 * connection takes, and its time would be over before anybody looks whether it is there.
 */
export const openPatientPool = (url: string): pg.Pool =>
  new pg.Pool({ ...common(url), max: 1, connectionTimeoutMillis: 60_000, lock_timeout: 5_000 })
