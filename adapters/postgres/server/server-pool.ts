import pg from 'pg'

const common = (url: string): pg.PoolConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  application_name: 'iris',
})

/** No statement and no forgotten transaction may hold rows for longer than these times (milliseconds). */
export const openServerPool = (url: string): pg.Pool =>
  new pg.Pool({ ...common(url), max: 10, statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 })

/** For migrations: they wait for those of another process and may build an index over all orders. */
export const openPatientPool = (url: string): pg.Pool => new pg.Pool({ ...common(url), max: 1 })
