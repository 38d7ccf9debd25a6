import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { withRenamedWearer } from '../../../domain/lens-pass/lens-pass.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { requestedWearer } from './requested-values.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass, type ShowPassDeps } from './to-shown-lens-pass.ts'

/** Renames a wearer of a pass. */
export type RenameLensWearer = (owner: AccountId, id: number, name: string) => TE.TaskEither<Failure, readonly ShownWearer[]>

export const makeRenameLensWearer =
  (deps: ShowPassDeps & { readonly lensPasses: LensPasses }): RenameLensWearer =>
  (owner, id, input) =>
    pipe(
      TE.fromEither(requestedWearer(input)),
      TE.flatMap((name) => deps.lensPasses.change<Failure>(owner, (pass) => withRenamedWearer(pass, id, name))),
      TE.flatMap(toShownLensPass(deps)),
    )
