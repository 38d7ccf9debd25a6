import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PendingErasure } from '../../../domain/privacy/erasure.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The deletion of the own account, on the far side. */
export interface ErasureGateway {
  readonly pending: () => TaskEither<Failure, PendingErasure>
  /** All sessions end. */
  readonly request: (password: string) => TaskEither<Failure, PendingErasure>
  readonly cancel: () => TaskEither<Failure, void>
  /** For whoever has the letter; the answer is the same for every one. */
  readonly callOff: (mail: string) => TaskEither<Failure, void>
}
export const ErasureGateway = token<ErasureGateway>('ErasureGateway')
