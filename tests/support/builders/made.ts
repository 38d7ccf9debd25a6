import * as E from 'fp-ts/lib/Either.js'

/** What a constructor made; a story that builds something impossible is itself wrong. */
export const made = <Refused, Value>(result: E.Either<Refused, Value>): Value => {
  if (E.isLeft(result)) throw new Error(`Refused: ${JSON.stringify(result.left)}`)
  return result.right
}
