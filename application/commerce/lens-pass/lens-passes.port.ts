import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { LensPass, NewNames } from '../../../domain/lens-pass/lens-pass.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The values of customers' eyes. Every question names the owner: nobody else's are ever answered. */
export interface LensPasses {
  /** Nothing kept is an empty pass. */
  readonly pass: (owner: AccountId) => TaskEither<ServiceUnavailable, LensPass>
  /** What is decided of a pass is kept whole, one change after the other; whoever has no account has an empty pass for ever. */
  readonly change: <Refused>(
    owner: AccountId, decide: (pass: LensPass, names: NewNames) => Either<Refused, LensPass>,
  ) => TaskEither<Refused | ServiceUnavailable, LensPass>
}
