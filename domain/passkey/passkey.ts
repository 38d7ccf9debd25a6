import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { RANDOM_TOKEN } from '../random-token.ts'
import type { NotFound } from '../request-refusal.ts'

/** Identifies a passkey for its owner; it is not a credential. */
export type PasskeyId = Branded<string, 'PasskeyId'>

export const makePasskeyId = (text: unknown): E.Either<NotFound<'passkey'>, PasskeyId> =>
  typeof text === 'string' && RANDOM_TOKEN.test(text) ? E.right(text as PasskeyId) : E.left({ _tag: 'NotFound', what: 'passkey' })

/** A passkey as its owner sees it. */
export type PasskeyEntry = {
  readonly id: PasskeyId
  readonly name: string
  /** The host where it signs in; each brand's shop has its own. */
  readonly host: string
  readonly since: Date
  /** The hour of its last use. */
  readonly lastUsed?: Date
}

/** Among more, a foreign passkey could go unnoticed. */
export const MAX_PASSKEYS = 10
