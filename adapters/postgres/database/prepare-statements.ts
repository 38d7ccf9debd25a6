import type pg from 'pg'
import { isStalePlan } from './database-errors.ts'

/** More statements than the shop has; an unlimited number would fill the server's memory. */
const MAX_STATEMENTS = 500

type Query = (text: unknown, values?: unknown) => unknown

/** The names of prepared statements, the same on every connection. */
const openNames = () => {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameOf: (text: string): string | undefined => {
      if (!names.has(text) && names.size < MAX_STATEMENTS) names.set(text, `iris_${names.size}`)
      const name = names.get(text)
      return name === undefined ? undefined : `${name}_${generation}`
    },
    /** Another process changed a table: new names are used, so that no old plan is executed again. */
    invalidate: (): void => { generation += 1 },
  }
}

// Statements that change tables or control a transaction are not prepared.
const isPreparable = (text: string, values: unknown): boolean => Array.isArray(values) && (values.length > 0 || text.startsWith('select'))

/** Parsing and planning cost the server more than executing: each connection does it once per statement. */
export const prepareStatements = (pool: pg.Pool): pg.Pool => {
  const { nameOf, invalidate } = openNames()
  pool.on('connect', (client) => {
    const original = client.query.bind(client) as Query
    const query: Query = (text, values) => {
      const name = typeof text === 'string' && isPreparable(text, values) ? nameOf(text) : undefined
      if (name === undefined) return original(text, values)
      return (original({ name, text, values }) as Promise<unknown>).catch(async (error: unknown) => {
        if (!isStalePlan(error)) throw error
        invalidate()
        // Inside a transaction this fails as well, and the whole transaction is repeated.
        return await (original(text, values) as Promise<unknown>).catch(() => { throw error })
      })
    }
    Object.assign(client, { query })
  })
  return pool
}
