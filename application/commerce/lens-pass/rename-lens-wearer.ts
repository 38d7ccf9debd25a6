import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withRenamedWearer } from '../../../domain/lens-pass/lens-pass.ts'
import { requestedWearer } from './requested-values.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass, type ShowPassDeps } from './to-shown-lens-pass.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

/** Renames a wearer of a pass. */
export const makeRenameLensWearer =
  (deps: ShowPassDeps & { readonly lensPasses: LensPasses }): UseCase<typeof lensPassContract.renameLensWearer> =>
  ({ owner }, { id, name: input }) =>
    pipe(
      TE.fromEither(requestedWearer(input)),
      TE.flatMap((name) => deps.lensPasses.change(owner, (pass) => withRenamedWearer(pass, id, name))),
      TE.flatMap(toShownLensPass(deps)),
    )
