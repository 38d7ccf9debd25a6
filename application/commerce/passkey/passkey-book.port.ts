import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { PasskeyName } from '../../../domain/passkey/passkey-name.ts'
import type { PasskeyEntry, PasskeyId } from '../../../domain/passkey/passkey.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NewSession } from '../identity/session-book.port.ts'
import type { Mail } from '../mail/mail.ts'

/** What is kept of a passkey: with its public key an answer is checked, its counter grows with each one. Bytes in base64url. */
export type StoredPasskey = {
  readonly id: PasskeyId
  readonly accountId: AccountId
  readonly credential: string
  readonly publicKey: string
  readonly counter: number
}

export type NewPasskey = StoredPasskey & { readonly name: PasskeyName; readonly host: string; readonly since: Date }

/** Who asks for a change, and which mails tell of it. */
type Told = { readonly session: SessionToken; readonly mails: readonly Mail[] }

/** The customers' passkeys. */
export interface PasskeyBook {
  /** The oldest first, each with its credential. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly (PasskeyEntry & { readonly credential: string })[]>
  readonly find: (credential: string, host: string) => TaskEither<ServiceUnavailable, StoredPasskey | undefined>
  /**
   * Both or neither: the passkey, and the mails that wait. Only as long as the session that asks is the account's and its mailbox is
   * proven, as long as there are fewer than `MOST_PASSKEYS`, and for a credential that nobody keeps.
   */
  readonly add: (passkey: NewPasskey, told: Told) => TaskEither<Failure, void>
  /** The mails wait only if there was such a passkey, and only as long as the session that asks is the account's. */
  readonly remove: (owner: AccountId, id: PasskeyId, told: Told) => TaskEither<Failure, void>
  /**
   * Begins a session while the passkey is there and its counter is below the one it answered with; devices that do not count stay at
   * zero. `false`, and no session, otherwise.
   */
  readonly begin: (
    session: NewSession, used: { readonly id: PasskeyId; readonly counter: number },
  ) => TaskEither<ServiceUnavailable, boolean>
}
