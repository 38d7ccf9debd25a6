import type pg from 'pg'
import { isReadOnly } from '../database/database-errors.ts'

type Query = (...input: readonly unknown[]) => Promise<unknown>

/**
 * Connections survive a failover, and those to a server that became a standby would refuse every write. A connection that refused a write
 * is closed when it is released; the next one is opened to the server that the address then names.
 */
export const closeReadOnlyConnections = (pool: pg.Pool): pg.Pool => {
  const readOnly = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    const original = client.query.bind(client) as Query
    const query: Query = async (...input) => {
      try {
        return await original(...input)
      } catch (error) {
        if (isReadOnly(error)) readOnly.add(client)
        throw error
      }
    }
    Object.assign(client, { query })
  })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectClosing = async (): Promise<pg.PoolClient> => {
    const client = await connect()
    const release = client.release.bind(client)
    client.release = (reason) => { release(readOnly.has(client) ? true : reason) }
    return client
  }
  return Object.assign(pool, { connect: connectClosing })
}
