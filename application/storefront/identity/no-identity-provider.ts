import * as TE from 'fp-ts/lib/TaskEither.js'
import { NEVER } from 'rxjs'
import type { Failure } from '../../../domain/refusal.ts'
import type { IdentityProvider } from './identity-provider.port.ts'

const unavailable = (): TE.TaskEither<Failure, never> => TE.left({ _tag: 'ServiceUnavailable' })

/** Without sign-in at providers: no service is configured, or there is no browser. */
export const noIdentityProvider: IdentityProvider = {
  user$: NEVER,
  prepare: unavailable,
  openWindow: unavailable,
  resume: unavailable,
  signInWithCustomToken: unavailable,
  signOut: () => TE.right(undefined),
}
