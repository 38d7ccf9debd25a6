import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass, type ShowPassDeps } from './to-shown-lens-pass.ts'
import type { UseCase } from '../operation.ts'
import type { lensPassContract } from '../../contract/lens-pass.ts'

/** The lens values of a customer and of those the customer buys for (Account §6). */
export const makeGetLensPass =
  (deps: ShowPassDeps & { readonly lensPasses: LensPasses }): UseCase<typeof lensPassContract.getLensPass> =>
  ({ owner }) => pipe(deps.lensPasses.pass(owner), TE.flatMap(toShownLensPass(deps)))
