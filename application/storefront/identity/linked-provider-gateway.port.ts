import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The providers linked to the customer's account; each response contains those linked from then on. */
export interface LinkedProviderGateway {
  readonly linked: () => TaskEither<Failure, readonly SocialProvider[]>
  readonly link: (token: string) => TaskEither<Failure, readonly SocialProvider[]>
  readonly unlink: (provider: SocialProvider) => TaskEither<Failure, readonly SocialProvider[]>
}
export const LinkedProviderGateway = token<LinkedProviderGateway>('LinkedProviderGateway')
