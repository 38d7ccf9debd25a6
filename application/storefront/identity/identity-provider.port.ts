import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Observable } from 'rxjs'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** A user signed in at a provider; the data only fills in a form and decides nothing. */
export type ProviderUser = {
  readonly provider: SocialProvider
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  /** The token that identifies the user to the server. */
  readonly token: TaskEither<ServiceUnavailable, string>
}

/** The outcome of a provider's window: the visitor signed in, closed it, or is being redirected to the provider's page instead. */
export type ProviderWindow = 'signed in' | 'closed' | 'left'

/** The identity service in a browser. Its code is loaded on first use. */
export interface IdentityProvider {
  /** The user signed in at the service: the current one on subscription, then each change. */
  readonly user$: Observable<ProviderUser | undefined>
  /** Loads the service, so that a click opens its window at once: browsers block windows that open late. */
  readonly prepare: () => TaskEither<Failure, void>
  readonly openWindow: (provider: SocialProvider) => TaskEither<Failure, ProviderWindow>
  /** The outcome for a visitor who returns from a provider's page. */
  readonly resume: () => TaskEither<Failure, ProviderWindow>
  /** Whether the visitor returns from a provider's page. */
  readonly signInWithCustomToken: (token: string) => TaskEither<Failure, void>
  readonly signOut: () => TaskEither<ServiceUnavailable, void>
}
export const IdentityProvider = token<IdentityProvider>('IdentityProvider')
