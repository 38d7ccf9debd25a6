import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { NotFound } from '../request-refusal.ts'

/** Names a passkey to its owner; whoever holds it opens nothing. */
export type PasskeyId = Branded<string, 'PasskeyId'>

const ID = /^[A-Za-z0-9_-]{22,64}$/

export const makePasskeyId = (text: unknown): E.Either<NotFound<'passkey'>, PasskeyId> =>
  typeof text === 'string' && ID.test(text) ? E.right(text as PasskeyId) : E.left({ _tag: 'NotFound', what: 'passkey' })

/** A passkey as its owner sees it. */
export type PasskeyEntry = {
  readonly id: PasskeyId
  readonly name: string
  /** The host on whose pages it opens the account; every brand's shop has its own. */
  readonly host: string
  readonly since: Date
  /** The hour in which it was last used. */
  readonly lastUsed?: Date
}

/** More are of no use to anybody but who wants to hide one among them. */
export const MOST_PASSKEYS = 10
