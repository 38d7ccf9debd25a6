import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { isConflict, isOwnerDeleted, isUnavailable } from './database-errors.ts'
import { reportUnavailable } from './unavailable.ts'

export const serviceUnavailable: ServiceUnavailable = { _tag: 'ServiceUnavailable' }

/**
 * Runs something on the database. A database that is unavailable or refuses to write is a failure, and its cause is published; any other
 * error is a defect and stays thrown.
 */
export const runQuery =
  <Refused, Value>(run: () => Promise<E.Either<Refused, Value>>): TaskEither<Refused | ServiceUnavailable, Value> =>
  async () => {
    try {
      return await run()
    } catch (error) {
      if (!isUnavailable(error) && !isConflict(error) && !isOwnerDeleted(error)) throw error
      reportUnavailable(error)
      return E.left(serviceUnavailable)
    }
  }

/** The same without refusals. */
export const read = <Value>(run: () => Promise<Value>): TaskEither<ServiceUnavailable, Value> =>
  runQuery(async () => E.right(await run()))
