import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'

/** Identifies a customer internally; never typed and never part of an address. */
export type AccountId = Branded<string, 'AccountId'>

const ID = /^[A-Za-z0-9_-]{22,64}$/

export const makeAccountId = (text: unknown): E.Either<'NoAccountId', AccountId> =>
  typeof text === 'string' && ID.test(text) ? E.right(text as AccountId) : E.left('NoAccountId')
