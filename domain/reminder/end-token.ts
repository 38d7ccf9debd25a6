import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** What a letter carries to end its alarm: at least 128 bits of randomness. Only its hash is kept. */
export type EndToken = Branded<string, 'EndToken'>

const TOKEN = /^[A-Za-z0-9_-]{22,64}$/

export const makeEndToken = (text: unknown): E.Either<'NoEnd', EndToken> =>
  typeof text === 'string' && TOKEN.test(text) ? E.right(text as EndToken) : E.left('NoEnd')
