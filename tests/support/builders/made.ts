import * as E from 'fp-ts/lib/Either.js'

/** The value of a constructor; an invalid one fails the test. */
export const made = <Refused, Value>(result: E.Either<Refused, Value>): Value => {
  if (E.isLeft(result)) throw new Error(`Refused: ${JSON.stringify(result.left)}`)
  return result.right
}
