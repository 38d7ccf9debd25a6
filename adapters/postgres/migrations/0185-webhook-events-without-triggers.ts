import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Drops functions with the triggers that call them, of one table per step. */
const without = (...functions: readonly string[]): Migration => ({
  up: async (db) => {
    for (const name of functions) await sql.raw(`drop function if exists ${name} cascade`).execute(db)
  },
})

/** The shop itself decides what webhooks report. */
export const newOrdersWithoutTriggers = without('tell_of_order()')
export const orderChangesWithoutTriggers = without('tell_of_change()')
export const stockWithoutTriggers = without('tell_of_stock()', 'tell_webhooks(text, jsonb)')
