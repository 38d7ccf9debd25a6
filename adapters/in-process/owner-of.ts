import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../domain/customer/account-id.ts'
import type { Failure } from '../../domain/refusal.ts'

/** Whose visit this is, as its session says; `undefined` for a guest. */
export type OwnerOf = () => TE.TaskEither<Failure, AccountId | undefined>

/** Something only a signed-in customer may do. */
export const ownOnly =
  (ownerOf: OwnerOf) =>
  <Answer>(work: (owner: AccountId) => TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> =>
    pipe(
      ownerOf(),
      TE.flatMap((owner) => (owner === undefined ? TE.left<Failure, Answer>({ _tag: 'NotSignedIn' }) : work(owner))),
    )
