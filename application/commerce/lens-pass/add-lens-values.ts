import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withValues } from '../../../domain/lens-pass/lens-pass.ts'
import { requestedValues, requestedWearer, type LensValuesDeps } from './requested-values.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass } from './to-shown-lens-pass.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

/** Adds lens values of a wearer; a new name adds a wearer. */
export const makeAddLensValues =
  (deps: LensValuesDeps & { readonly lensPasses: LensPasses }): UseCase<typeof lensPassContract.addLensValues> =>
  ({ owner }, { wearer, values }) =>
    pipe(
      TE.fromEither(requestedWearer(wearer)),
      TE.bindTo('name'),
      TE.bind('lensValues', () => requestedValues(deps)(values)),
      TE.flatMap(
        ({ name, lensValues }) => deps.lensPasses.change(owner, (pass, names) => withValues(pass, name, lensValues, names)),
      ),
      TE.flatMap(toShownLensPass(deps)),
    )
