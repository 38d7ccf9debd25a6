import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/**
 * The visitor's identity. A guest has no profile, so none is requested; concurrent requests for a customer's profile share one, and an
 * ended session makes a guest (Commerce §6, decision A68).
 */
export type LoadIdentity = () => TaskEither<Failure, Identity>
export const LoadIdentity = token<LoadIdentity>('LoadIdentity')
