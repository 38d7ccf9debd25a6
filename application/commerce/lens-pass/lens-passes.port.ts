import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { LensPass, NewLensPassIds } from '../../../domain/lens-pass/lens-pass.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The lens passes of customers. Every method takes the owner: no other pass is ever returned. */
export interface LensPasses {
  /** A missing pass is an empty one. */
  readonly pass: (owner: AccountId) => TaskEither<ServiceUnavailable, LensPass>
  /** Applies one change after the other, each as a whole. Without an account the pass is always empty. */
  readonly change: <Refused>(
    owner: AccountId, decide: (pass: LensPass, names: NewLensPassIds) => Either<Refused, LensPass>,
  ) => TaskEither<Refused | ServiceUnavailable, LensPass>
}
