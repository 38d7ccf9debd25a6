import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Observable } from 'rxjs'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Somebody who signed in at a provider; what is said of them fills in a form and decides nothing. */
export type ProviderUser = {
  readonly provider: SocialProvider
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  /** What the shop knows them by. */
  readonly token: TaskEither<ServiceUnavailable, string>
}

/** What became of a provider's window: the visitor signed in there, closed it, or is on the way to the provider's page instead. */
export type ProviderWindow = 'signed in' | 'closed' | 'left'

/** The identity service in a browser. Its code is brought when it is wanted first. */
export interface IdentityProvider {
  /** Who is signed in at the service: who is when somebody begins to listen, and each change. */
  readonly user$: Observable<ProviderUser | undefined>
  /** Brings the service, so that a press opens its window at once: browsers close what opens late. */
  readonly prepare: () => TaskEither<Failure, void>
  readonly openWindow: (provider: SocialProvider) => TaskEither<Failure, ProviderWindow>
  /** How it ended of whoever comes back from a provider's page. */
  readonly comeBack: () => TaskEither<Failure, ProviderWindow>
  /** Whether the visitor comes back from a provider's page. */
  readonly isReturning: () => boolean
  readonly signInWithCustomToken: (token: string) => TaskEither<Failure, void>
  readonly signOut: () => TaskEither<ServiceUnavailable, void>
}
export const IdentityProvider = token<IdentityProvider>('IdentityProvider')
