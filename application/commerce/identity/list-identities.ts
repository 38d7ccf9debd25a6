import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'

/** The providers linked to the customer's account. */
export type ListIdentities = (owner: AccountId) => TaskEither<Failure, readonly SocialProvider[]>

export const makeListIdentities =
  ({ linkedIdentities }: { readonly linkedIdentities: LinkedIdentities }): ListIdentities =>
  linkedIdentities.providersOf
