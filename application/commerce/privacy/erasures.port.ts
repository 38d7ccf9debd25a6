import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ProofToken } from '../../../domain/identity/mailbox-proof.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { StaffAct } from '../../../domain/staff/staff-act.ts'
import type { Mail } from '../mail/mail.ts'

/** An account that is to be deleted, and where that was asked for. */
export type Erasure = {
  readonly accountId: AccountId
  readonly brandChannel: BrandChannel
  readonly locale: Locale
  readonly callOffToken: ProofToken
  readonly askedAt: Date
  readonly dueAt: Date
}

/** Accounts that are to be deleted, while they can still be kept. A letter's token is never kept, only what proves it. */
export interface Erasures {
  /**
   * Notes it in place of what was asked for before, with its letters in the outbox. All sessions of the account end, and so does what
   * any other letter of it was good for. Where one of the shop's people asks for it, that is written down with it.
   */
  readonly begin: (erasure: Erasure, letters: readonly Mail[], act?: StaffAct) => TaskEither<ServiceUnavailable, void>
  /** When the account goes. */
  readonly pending: (accountId: AccountId) => TaskEither<ServiceUnavailable, Date | undefined>
  /** Nothing where the token is none. */
  readonly callOff: (token: ProofToken) => TaskEither<ServiceUnavailable, void>
  readonly drop: (accountId: AccountId) => TaskEither<ServiceUnavailable, void>
}
