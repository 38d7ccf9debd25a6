import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityGateway } from './identity-gateway.port.ts'

/** Whether the letter of a link can still be answered. */
export type ViewProof = (proofToken: string) => TaskEither<Failure, boolean>
export const ViewProof = token<ViewProof>('ViewProof')

export const makeViewProof =
  ({ identities }: { readonly identities: IdentityGateway }): ViewProof =>
  (proofToken) => identities.isProofOpen(proofToken)
