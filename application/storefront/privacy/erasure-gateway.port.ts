import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The deletion of the customer's account, through the API. */
export interface ErasureGateway {
  readonly pending: () => TaskEither<Failure, PendingDeletion>
  /** All sessions end. */
  readonly request: (password: string) => TaskEither<Failure, PendingDeletion>
  readonly cancel: () => TaskEither<Failure, void>
  /** By the link in the mail; the response is the same for every token. */
  readonly cancelByLink: (mail: string) => TaskEither<Failure, void>
}
export const ErasureGateway = token<ErasureGateway>('ErasureGateway')
