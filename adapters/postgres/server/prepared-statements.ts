import type pg from 'pg'
import { isStalePlan } from '../database/database-errors.ts'

/** More different texts than the shop has; whoever made them without end would fill the server's memory. */
const MOST = 500

type Ask = (text: unknown, values?: unknown) => unknown

/** Names of statements, the same for every connection. */
const openNames = () => {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameOf: (text: string): string | undefined => {
      if (!names.has(text) && names.size < MOST) names.set(text, `iris_${names.size}`)
      const name = names.get(text)
      return name === undefined ? undefined : `${name}_${generation}`
    },
    /** Another process changed a table: what was planned for the old one is never asked for again. */
    forget: (): void => { generation += 1 },
  }
}

// What changes tables, or begins and ends a transaction, gains nothing by a name.
const gains = (text: string, values: unknown): boolean => Array.isArray(values) && (values.length > 0 || text.startsWith('select'))

/** Reading and planning a statement costs the server more than running it: each connection has it done once a text. */
export const preparingStatements = (pool: pg.Pool): pg.Pool => {
  const { nameOf, forget } = openNames()
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask
    const query: Ask = (text, values) => {
      const name = typeof text === 'string' && gains(text, values) ? nameOf(text) : undefined
      return name === undefined ? ask(text, values) : (ask({ name, text, values }) as Promise<unknown>).catch(async (error: unknown) => {
        if (!isStalePlan(error)) throw error
        forget()
        // Inside a transaction this fails too: then the whole of it is run again.
        return await (ask(text, values) as Promise<unknown>).catch(() => { throw error })
      })
    }
    Object.assign(client, { query })
  })
  return pool
}
