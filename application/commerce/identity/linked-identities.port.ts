import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { OtherSignInMethods } from '../../../domain/identity/other-sign-in-methods.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NewCustomer } from '../customer/customer-book.port.ts'
import type { Mail } from '../mail/mail.ts'
import type { NewSession } from './session-book.port.ts'

/** Which account a provider opens. An identity opens one account at most; an account that a letter proves anew loses those from before. */
export interface LinkedIdentities {
  readonly holder: (identity: SocialIdentity) => TaskEither<ServiceUnavailable, Customer | undefined>
  /** A session begins while the identity opens its account; `false`, with nothing kept, where it does not any more. */
  readonly begin: (session: NewSession, identity: SocialIdentity) => TaskEither<ServiceUnavailable, boolean>
  /**
   * The identity opens this account from now on, and the mails leave; `false` where it opens another one. Twice is as once. `session`:
   * only as long as that one, which asks for it, is the account's.
   */
  readonly link: (
    accountId: AccountId, identity: SocialIdentity, asked: { readonly session?: SessionToken; readonly mails: readonly Mail[] },
  ) => TaskEither<NotSignedIn | ServiceUnavailable, boolean>
  /** A new account that the identity opens; `undefined`, with nothing kept, where identity or mailbox are somebody's by now. */
  readonly open: (customer: NewCustomer, identity: SocialIdentity) => TaskEither<ServiceUnavailable, Customer | undefined>
  readonly providersOf: (accountId: AccountId) => TaskEither<ServiceUnavailable, readonly SocialProvider[]>
  /**
   * Lets go of a provider when the other ways into the account are enough; `false` where they are not. `session`: only as long as that
   * one, which asks for it, is the account's.
   */
  readonly unlink: (
    accountId: AccountId, provider: SocialProvider,
    asked: { readonly session?: SessionToken; readonly isEnough: (others: OtherSignInMethods) => boolean },
  ) => TaskEither<NotSignedIn | ServiceUnavailable, boolean>
}
