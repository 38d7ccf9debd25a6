import type { Kysely, Transaction } from 'kysely'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Tables } from '../tables.ts'
import { read } from './run-query.ts'
import { withinTransaction } from './transaction-scope.ts'

/** Runs several reads in one repeatable-read snapshot. */
export const inSnapshot = <Value>(
  db: Kysely<Tables>, run: (tx: Transaction<Tables>) => Promise<Value>,
): TaskEither<ServiceUnavailable, Value> =>
  read(() =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute((tx) =>
      withinTransaction(() => run(tx))))
