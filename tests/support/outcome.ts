import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** What came out well; a refusal fails the test and shows itself. */
export const value = async <Refused, Value>(task: TaskEither<Refused, Value>): Promise<Value> => {
  const result = await task()
  if (E.isLeft(result)) throw new Error(`Refused: ${JSON.stringify(result.left)}`)
  return result.right
}

/** Why it was refused; coming out well fails the test. */
export const refusal = async <Refused, Value>(task: TaskEither<Refused, Value>): Promise<Refused> => {
  const result = await task()
  if (E.isRight(result)) throw new Error(`Not refused: ${JSON.stringify(result.right)}`)
  return result.left
}
