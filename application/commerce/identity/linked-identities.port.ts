import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { OtherSignInMethods } from '../../../domain/identity/other-sign-in-methods.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NewCustomer } from '../customer/customer-repository.port.ts'
import type { Mail } from '../mail/mail.ts'
import type { NewSession } from './session-repository.port.ts'

/**
 * The accounts of provider identities. An identity opens at most one account; an account that is verified again by e-mail loses its
 * earlier
 * ones.
 */
export interface LinkedIdentities {
  readonly holder: (identity: SocialIdentity) => TaskEither<ServiceUnavailable, Customer | undefined>
  /** Begins a session if the identity opens its account; `false`, with nothing stored, if it no longer does. */
  readonly begin: (session: NewSession, identity: SocialIdentity) => TaskEither<ServiceUnavailable, boolean>
  /**
   * Links the identity to this account and queues the mails; `false` if it opens another one. Idempotent. `session`: only while that
   * session of the request is the account's.
   */
  readonly link: (
    accountId: AccountId, identity: SocialIdentity, request: { readonly session?: SessionToken; readonly mails: readonly Mail[] },
  ) => TaskEither<NotSignedIn | ServiceUnavailable, boolean>
  /** A new account that the identity opens; `undefined`, with nothing stored, if identity or address belong to an account by now. */
  readonly open: (customer: NewCustomer, identity: SocialIdentity) => TaskEither<ServiceUnavailable, Customer | undefined>
  readonly providersOf: (accountId: AccountId) => TaskEither<ServiceUnavailable, readonly SocialProvider[]>
  /**
   * Unlinks a provider if the other sign-in methods are sufficient; `false` if they are not. `session`: only while that session of the
   * request is the account's.
   */
  readonly unlink: (
    accountId: AccountId, provider: SocialProvider,
    request: { readonly session?: SessionToken; readonly isEnough: (others: OtherSignInMethods) => boolean },
  ) => TaskEither<NotSignedIn | ServiceUnavailable, boolean>
}
