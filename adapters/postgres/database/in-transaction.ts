import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Kysely, Transaction } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { runQuery } from './run-query.ts'
import { checkFirst } from './first-check.ts'
import type { Tables } from '../tables.ts'
import { withinTransaction } from './transaction-scope.ts'
import { isConflict } from './database-errors.ts'

const ATTEMPTS = 5
/** Milliseconds; grows with each attempt, and is random so that two transactions do not collide again. */
const jitter = (attempt: number): number => Math.random() * 20 * 2 ** attempt

/** Carries a refusal out of a transaction, so that the transaction is rolled back. */
class RolledBack<Refused> extends Error {
  readonly refused: E.Left<Refused>

  constructor(refused: E.Left<Refused>) {
    super('The transaction was rolled back by a refusal')
    this.refused = refused
  }
}

type Run<Refused, Value> = (tx: Transaction<Tables>) => Promise<E.Either<Refused, Value>>

const attemptOnce = async <Refused, Value>(
  db: Kysely<Tables>,
  run: Run<Refused, Value>,
): Promise<E.Either<Refused, Value>> => {
  try {
    return await db.transaction().execute((tx) =>
      withinTransaction(async () => {
        await checkFirst(tx)
        const decided = await run(tx)
        if (E.isLeft(decided)) throw new RolledBack(decided)
        return decided
      }),
    )
  } catch (error) {
    if (error instanceof RolledBack) return error.refused as E.Left<Refused>
    throw error
  }
}

const withRetries = async <Refused, Value>(
  db: Kysely<Tables>,
  run: Run<Refused, Value>,
  attempt = 1,
): Promise<E.Either<Refused, Value>> => {
  try {
    return await attemptOnce(db, run)
  } catch (error) {
    if (!isConflict(error) || attempt >= ATTEMPTS) throw error
    await pause(jitter(attempt))
    return await withRetries(db, run, attempt + 1)
  }
}

/** Runs a transaction. A refusal rolls it back; a conflict with another transaction is retried. Inside, only `tx` may be used. */
export const inTransaction = <Refused, Value>(
  db: Kysely<Tables>,
  run: Run<Refused, Value>,
): TaskEither<Refused | ServiceUnavailable, Value> => runQuery(() => withRetries(db, run))
