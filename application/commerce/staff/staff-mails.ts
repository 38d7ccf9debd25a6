import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { listedFailuresSince, type JobFailure } from '../../../domain/job/job-failure.ts'
import { listedChargesUntil } from '../../../domain/payment/inquiry-schedule.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { JobFailures } from '../job/job-failures.port.ts'
import type { OpenCharge, UnresolvedPayments } from '../payment/unresolved-payments.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopFiguresReader } from '../shop/shop-figures.port.ts'
import type { FailedMail, FailedMails } from './failed-mails.port.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'

export type StaffMailDeps = {
  readonly failedMails: FailedMails
  readonly figuresReader: ShopFiguresReader
  readonly jobFailures: Pick<JobFailures, 'list'>
  readonly unresolved: Pick<UnresolvedPayments, 'openCharges'>
  readonly clock: Clock
}

/** Failed job items, and charges without a response: the first ones, and their numbers. */
export type OpenFailures = {
  readonly failures: readonly JobFailure[]
  readonly failuresTotal: number
  readonly charges: readonly OpenCharge[]
  readonly chargesTotal: number
}

export type FailedMailResults = { readonly mails: readonly FailedMail[]; readonly total: number; readonly pages: number }

const ITEMS_PER_PAGE = 50

const list = ({ failedMails }: StaffMailDeps, page: number): TE.TaskEither<Failure, FailedMailResults> =>
  pipe(
    failedMails.list({ page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
    TE.map((results) => ({ ...results, pages: Math.max(1, Math.ceil(results.total / ITEMS_PER_PAGE)) })),
  )

const troubles = ({ jobFailures, unresolved, clock }: StaffMailDeps): TE.TaskEither<Failure, OpenFailures> => {
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

/** The back-office operations on failed mails, failed jobs and open work. */
export const makeStaffMails = (deps: StaffMailDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    listFailedMails: may('tasks:write', (_, page: number) => list(deps, page)),
    resendMail: may('tasks:write', ({ person }, id: number) => deps.failedMails.sendAgain(id, {
      by: person.name, what: 'mail.resent', about: String(id), at: deps.clock.now(),
    })),
    listFailures: may('tasks:write', () => troubles(deps)),
    getPendingTasks: may('tasks:write', () => deps.figuresReader.figures(deps.clock.now())),
  }
}
