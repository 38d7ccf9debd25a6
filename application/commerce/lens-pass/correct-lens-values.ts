import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withCorrectedValues } from '../../../domain/lens-pass/lens-pass.ts'
import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { requestedValues, type LensValuesDeps } from './requested-values.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass } from './to-shown-lens-pass.ts'

/** Corrects stored lens values. */
export type CorrectLensValues = (
  caller: Callers['customer'], id: number, typed: TypedLensValues,
) => TE.TaskEither<Failure, readonly ShownWearer[]>

export const makeCorrectLensValues =
  (deps: LensValuesDeps & { readonly lensPasses: LensPasses }): CorrectLensValues =>
  ({ owner }, id, typed) =>
    pipe(
      requestedValues(deps)(typed),
      TE.flatMap((corrected) => deps.lensPasses.change<Failure>(owner, (pass) => withCorrectedValues(pass, id, corrected))),
      TE.flatMap(toShownLensPass(deps)),
    )
