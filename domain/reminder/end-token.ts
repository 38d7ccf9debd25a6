import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'

/** The token in a reminder mail that ends the reminder: at least 128 bits of randomness. Only its hash is stored. */
export type EndToken = Branded<string, 'EndToken'>

export const makeEndToken = (text: unknown): E.Either<'NoEnd', EndToken> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as EndToken) : E.left('NoEnd')
