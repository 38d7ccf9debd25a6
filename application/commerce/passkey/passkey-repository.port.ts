import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { PasskeyName } from '../../../domain/passkey/passkey-name.ts'
import type { PasskeyEntry, PasskeyId } from '../../../domain/passkey/passkey.ts'
import type { FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NewSession } from '../identity/session-repository.port.ts'
import type { Mail } from '../mail/mail.ts'

/** A stored passkey: responses are verified with its public key; its counter grows with each one. Bytes in base64url. */
export type StoredPasskey = {
  readonly id: PasskeyId
  readonly accountId: AccountId
  readonly credential: string
  readonly publicKey: string
  readonly counter: number
}

export type NewPasskey = StoredPasskey & { readonly name: PasskeyName; readonly host: string; readonly since: Date }

/** The session of the request, and the notification mails. */
type ChangeContext = { readonly session: SessionToken; readonly mails: readonly Mail[] }

type PasskeyFailure = FailureBy<'EmailUnverified' | 'NotSignedIn' | 'PasskeyExists' | 'TooManyPasskeys'>

/** The passkeys of customers. */
export interface PasskeyRepository {
  /** Oldest first, each with its credential. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly (PasskeyEntry & { readonly credential: string })[]>
  readonly find: (credential: string, host: string) => TaskEither<ServiceUnavailable, StoredPasskey | undefined>
  /**
   * Stores the passkey and queues the mails, both or neither. Only while the session of the request is the account's and its address is
   * verified, below `MOST_PASSKEYS`, and for an unknown credential.
   */
  readonly add: (passkey: NewPasskey, context: ChangeContext) => TaskEither<PasskeyFailure, void>
  /** Queues the mails only if there was such a passkey, and only while the session of the request is the account's. */
  readonly remove: (
    owner: AccountId, id: PasskeyId, context: ChangeContext,
  ) => TaskEither<FailureBy<'NotFound' | 'NotSignedIn'>, void>
  /**
   * Begins a session if the passkey exists and its counter is below that of the response; devices without a counter stay at zero.
   * Otherwise `false`, and no session.
   */
  readonly begin: (
    session: NewSession, used: { readonly id: PasskeyId; readonly counter: number },
  ) => TaskEither<ServiceUnavailable, boolean>
}
