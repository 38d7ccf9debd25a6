import pg from 'pg'

/**
 * Connections to a PostgreSQL server. No statement and no forgotten transaction may hold rows for longer than these
 * times (ms).
 */
export const openServerPool = (url: string): pg.Pool =>
  new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'iris',
  })
