import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withCorrectedValues } from '../../../domain/lens-pass/lens-pass.ts'
import { requestedValues, type LensValuesDeps } from './requested-values.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass } from './to-shown-lens-pass.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

/** Corrects stored lens values. */
export const makeCorrectLensValues =
  (deps: LensValuesDeps & { readonly lensPasses: LensPasses }): UseCase<typeof lensPassContract.correctLensValues> =>
  ({ owner }, { id, values: typed }) =>
    pipe(
      requestedValues(deps)(typed),
      TE.flatMap((corrected) => deps.lensPasses.change(owner, (pass) => withCorrectedValues(pass, id, corrected))),
      TE.flatMap(toShownLensPass(deps)),
    )
