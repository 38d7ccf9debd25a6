import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/** Nothing is ordered for, and no reminder is written to, whoever is about to leave: it waits in case the account is kept. */
export const isStaying = (table: keyof Tables): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from account_erasure where account_erasure.account_id = ${sql.ref(`${table}.account_id`)})`
