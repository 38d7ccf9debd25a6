import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * Excludes accounts whose deletion is pending: they get no automatic orders and no reminders, but keep their rows in case the request is
 * cancelled.
 */
export const hasNoDeletionRequest = (table: keyof Tables): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from account_erasure where account_erasure.account_id = ${sql.ref(`${table}.account_id`)})`
