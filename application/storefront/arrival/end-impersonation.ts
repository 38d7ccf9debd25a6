import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/**
 * Ends an impersonation by staff, in this order: signs out at the provider, which may fail; clears the cookies; ends the session; clears
 * the stored e-mail address of the login link; and opens the home page (Account §4.1).
 */
export type EndImpersonation = (goHome: () => void) => TaskEither<Failure, void>
export const EndImpersonation = token<EndImpersonation>('EndImpersonation')
