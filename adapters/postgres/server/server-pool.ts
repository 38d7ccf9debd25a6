import pg from 'pg'

const common = (url: string): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'iris',
})

/** Milliseconds after which a statement or an idle transaction is ended, so that it does not hold locks. */
export const openServerPool = (url: string, connections = 10): pg.Pool =>
  new pg.Pool({ ...common(url), max: connections, statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 })

/**
 * For migrations and commands: a statement may build an index over all orders, but waits for a lock only for these milliseconds, because
 * all other statements queue behind it. The connection timeout is long, because on a slow machine starting the program may take longer
 * than connecting.
 */
export const openCommandPool = (url: string): pg.Pool =>
  new pg.Pool({ ...common(url), max: 1, connectionTimeoutMillis: 60_000, lock_timeout: 5_000 })
