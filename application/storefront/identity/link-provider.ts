import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Opens a provider's window and links the user who signs in there. `undefined`: the window was closed, or the provider's page opens. */
export type LinkProvider = (provider: SocialProvider) => TaskEither<Failure, readonly SocialProvider[] | undefined>
export const LinkProvider = token<LinkProvider>('LinkProvider')
