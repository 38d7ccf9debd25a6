import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PageState } from '../../../domain/identity/after-refused-token.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { ProviderUser } from './identity-provider.port.ts'

/** The outcome of a sign-in at a provider. */
export type ProviderSignIn =
  | { readonly _tag: 'SignedIn'; readonly customer: Customer }
  /** The visitor closed the window: nothing happened. */
  | { readonly _tag: 'Closed' }
  /** The provider's page replaces this one. */
  | { readonly _tag: 'Left' }
  /** A user without an account registers, with the provider's data; without an open form, one is opened. */
  | { readonly _tag: 'Registers'; readonly opensForm: boolean; readonly user: Omit<ProviderUser, 'token'>; readonly failure: Failure }
  | { readonly _tag: 'SignedOut'; readonly failure: Failure }

/** Opens a provider's window; without a provider, waits for the outcome of a visitor who returns from a provider's page (Account §4.1). */
export type SignInWithProvider = (page: PageState, provider?: SocialProvider) => TaskEither<Failure, ProviderSignIn>
export const SignInWithProvider = token<SignInWithProvider>('SignInWithProvider')
