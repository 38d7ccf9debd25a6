import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'

/** Identifies a customer internally; never typed and never part of an address. */
export type AccountId = Branded<string, 'AccountId'>

export const makeAccountId = (text: unknown): E.Either<'NoAccountId', AccountId> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as AccountId) : E.left('NoAccountId')
