import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ShownWearer } from '../../../domain/lens-pass/shown-lens-pass.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { LensPasses } from './lens-passes.port.ts'
import { toShownLensPass, type ShowPassDeps } from './to-shown-lens-pass.ts'

/** The lens values of a customer and of those the customer buys for (Account §6). */
export type GetLensPass = (owner: AccountId) => TE.TaskEither<Failure, readonly ShownWearer[]>

export const makeGetLensPass =
  (deps: ShowPassDeps & { readonly lensPasses: LensPasses }): GetLensPass =>
  (owner) => pipe(deps.lensPasses.pass(owner), TE.flatMap(toShownLensPass(deps)))
