import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeWithdrawal } from '../../../domain/contact/withdrawal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { withdrawalMails } from '../mail/contact-mail.ts'
import type { ContactDeps } from './count-message.ts'
import { queueMailsOnce } from './queue-mails-once.ts'
import type { UseCase } from '../operation.ts'
import type { contactContract } from '../../contract/contact.ts'

/**
 * Accepts a withdrawal from a contract from anyone; its content and time are confirmed by e-mail. No order is looked up: a statement is
 * valid however it names its contract, and the response reveals nothing about an order. It has separate limits, none per e-mail address,
 * since somebody else may have entered it. A repeated request returns the time of the first one.
 */
export const makeDeclareWithdrawal =
  (deps: ContactDeps): UseCase<typeof contactContract.declareWithdrawal> =>
  (caller, { key, ...input }) =>
    pipe(
      TE.fromEither(makeWithdrawal(input)),
      TE.flatMap((statement) => queueMailsOnce(deps)(caller, {
        operation: 'declareWithdrawal', key, statement, write: withdrawalMails,
        count: () => countAttempt(deps)('withdrawalsFromNetwork', caller.from),
      })),
      TE.map((at) => ({ at })),
    )
