import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** The result of an operation that the shop starts itself, where nobody can handle a failure: it is thrown, named by the operation. */
export const succeeded = async <Value>(operation: string, task: TaskEither<unknown, Value>): Promise<Value> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`${operation} did not succeed: ${JSON.stringify(result.left)}`)
  return result.right
}
