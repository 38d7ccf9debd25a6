import type pg from 'pg'
import { isReadOnly } from '../database/database-errors.ts'

type Ask = (...input: readonly unknown[]) => Promise<unknown>

/**
 * Connections outlive a failover: those to a server that became a standby would refuse every write for as long as they are open. One that
 * refused is closed when it is given back, and the next one is opened to where the address leads by then.
 */
export const closingReadOnly = (pool: pg.Pool): pg.Pool => {
  const refused = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask
    const query: Ask = async (...input) => {
      try {
        return await ask(...input)
      } catch (error) {
        if (isReadOnly(error)) refused.add(client)
        throw error
      }
    }
    Object.assign(client, { query })
  })
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const connectClosing = async (): Promise<pg.PoolClient> => {
    const client = await connect()
    const release = client.release.bind(client)
    client.release = (reason) => { release(refused.has(client) ? true : reason) }
    return client
  }
  return Object.assign(pool, { connect: connectClosing })
}
