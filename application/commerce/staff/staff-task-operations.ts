import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffTaskContract } from '../../contract/staff/tasks.ts'
import { listedFailuresSince } from '../../../domain/job/job-failure.ts'
import { listedChargesUntil } from '../../../domain/payment/inquiry-schedule.ts'
import type { JobFailures } from '../job/job-failures.port.ts'
import { ITEMS_PER_PAGE, listPage } from '../list-page.ts'
import type { UseCase as UseCaseOf, UseCases } from '../operation.ts'
import type { UnresolvedPayments } from '../payment/unresolved-payments.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopFiguresReader } from '../shop/shop-figures.port.ts'
import type { FailedMails } from './failed-mails.port.ts'

type MailPorts = { readonly failedMails: FailedMails }
type FailurePorts = {
  readonly jobFailures: Pick<JobFailures, 'list'>
  readonly unresolved: Pick<UnresolvedPayments, 'openCharges'>
  readonly clock: Clock
}
type UseCase<Name extends keyof typeof staffTaskContract> = UseCaseOf<(typeof staffTaskContract)[Name]>

const makeGetPendingTasks =
  ({ figuresReader, clock }: { readonly figuresReader: ShopFiguresReader; readonly clock: Clock }): UseCase<'getPendingTasks'> =>
  () => figuresReader.figures(clock.now())

const makeListFailures =
  ({ jobFailures, unresolved, clock }: FailurePorts): UseCase<'listFailures'> =>
  () => {
    const now = clock.now()
    return pipe(
      jobFailures.list({ since: listedFailuresSince(now), limit: ITEMS_PER_PAGE }),
      TE.bindTo('failed'),
      TE.bind('open', () => unresolved.openCharges({ before: listedChargesUntil(now), limit: ITEMS_PER_PAGE })),
      TE.map(({ failed, open }) => ({
        failures: failed.failures, failuresTotal: failed.total, charges: open.charges, chargesTotal: open.total,
      })),
    )
  }

const makeListFailedMails =
  ({ failedMails }: MailPorts): UseCase<'listFailedMails'> =>
  (_caller, { page }) => listPage(failedMails.list, page)

const makeResendMail =
  ({ failedMails, clock }: MailPorts & { readonly clock: Clock }): UseCase<'resendMail'> =>
  ({ person }, { id }) =>
    failedMails.sendAgain(id, { by: person.name, what: 'mail.resent', about: String(id), at: clock.now() })

export const staffTaskOperations = {
  getPendingTasks: makeGetPendingTasks,
  listFailures: makeListFailures,
  listFailedMails: makeListFailedMails,
  resendMail: makeResendMail,
} satisfies UseCases<typeof staffTaskContract>
