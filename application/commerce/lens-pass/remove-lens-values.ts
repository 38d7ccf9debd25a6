import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withoutValues } from '../../../domain/lens-pass/lens-pass.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass, type ShowPassDeps } from './to-shown-lens-pass.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

/** Deletes lens values; the last ones with their wearer. */
export const makeRemoveLensValues =
  (deps: ShowPassDeps & { readonly lensPasses: LensPasses }): UseCase<typeof lensPassContract.removeLensValues> =>
  ({ owner }, { id }) =>
    pipe(
      deps.lensPasses.change(owner, (pass) => withoutValues(pass, id)),
      TE.flatMap(toShownLensPass(deps)),
    )
