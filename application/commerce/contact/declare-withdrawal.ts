import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeWithdrawal, type SubmittedWithdrawal, type Withdrawal } from '../../../domain/contact/withdrawal.ts'
import type { Keyed } from '../../../domain/idempotency-key.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { withdrawalMails } from '../mail/contact-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ContactDeps } from './count-message.ts'
import { putOnce } from './put-once.ts'

/** When it arrived. */
export type Declared = { readonly at: Date }

/**
 * Anybody declares that they withdraw from a contract; what was declared, and when, is confirmed by letter. No order is looked up:
 * a statement is valid however it names its contract, and the answer tells nothing about one. Messages do not count here, and nothing
 * is counted for the e-mail address: somebody else may have named it. Repeated, it is answered with the time of the first declaration.
 */
export type DeclareWithdrawal = (caller: Callers['anyone'], given: Keyed<SubmittedWithdrawal>) => TE.TaskEither<Failure, Declared>

export const makeDeclareWithdrawal =
  (deps: ContactDeps): DeclareWithdrawal =>
  (caller, { key, ...given }) =>
    pipe(
      TE.fromEither<Failure, Withdrawal>(makeWithdrawal(given)),
      TE.flatMap((statement) => putOnce(deps)(caller, {
        operation: 'declareWithdrawal', key, statement, write: withdrawalMails,
        count: () => countAttempt(deps)('withdrawalsFromNetwork', caller.from),
      })),
      TE.map((at) => ({ at })),
    )
