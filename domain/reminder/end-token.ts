import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** The token in a reminder mail that ends the reminder: at least 128 bits of randomness. Only its hash is stored. */
export type EndToken = Branded<string, 'EndToken'>

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

export const makeEndToken = (text: unknown): E.Either<'NoEnd', EndToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as EndToken) : E.left('NoEnd')
