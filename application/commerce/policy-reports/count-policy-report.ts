import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'

/**
 * Counts one report of a browser about the security policy of a page. Reports above a network's limit do not count for the shop, so that
 * one network cannot suppress those of others.
 */
export type CountPolicyReport = (caller: Pick<Callers['anyone'], 'from'>) => TE.TaskEither<FailureBy<'TooManyAttempts'>, void>

export const makeCountPolicyReport =
  (deps: CountDeps): CountPolicyReport =>
  ({ from }) =>
    pipe(
      countAttempt(deps)('policyReportsFromNetwork', from),
      TE.flatMap(() => countAttempt(deps)('policyReportsOfShop', '')),
    )
