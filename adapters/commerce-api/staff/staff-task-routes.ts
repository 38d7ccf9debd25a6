import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { MAIL_FAULTS } from '../../../domain/mail/mail-fault.ts'
import type {
  FailedMail, FailedMailResults, OpenFailures, PendingTasks, staffTaskContract, Waiting,
} from '../../../application/contract/staff/tasks.ts'
import { JOBS } from '../../../domain/job/job-name.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput } from '../operations/request-forms.ts'
import { BrandChannelCode } from '../values/codes.codec.ts'
import { moneyOf, MoneyWire, moneyToWire } from '../values/money.codec.ts'
import { Instant } from '../values/day.codec.ts'
import { pageParameter } from './staff-queries.ts'

const EmailLinkWire = t.strict(
  {
    id: t.number, to: t.string, subject: t.string, brand_channel: BrandChannelCode, attempts: t.number, failed_at: Instant,
    fault: nullable(t.strict({ kind: oneOf('MailFaultKind', MAIL_FAULTS), code: nullable(t.string) }, 'MailFault')),
  },
  'FailedMail',
)
type EmailLinkWire = t.TypeOf<typeof EmailLinkWire>
const mailOf = ({ brand_channel: brandChannel, failed_at: failedAt, fault, ...mail }: EmailLinkWire): FailedMail => ({
  ...mail, brandChannel, failedAt: new Date(failedAt),
  ...(fault === null ? {} : { fault: { kind: fault.kind, ...omitUndefined({ code: orUndefined(fault.code) }) } }),
})
const emailLinkToWire = ({ brandChannel, failedAt, fault, ...mail }: FailedMail): EmailLinkWire => ({
  ...mail, brand_channel: brandChannel, failed_at: failedAt.toISOString(),
  fault: orNull(fault && { kind: fault.kind, code: orNull(fault.code) }),
})

const FailedMailsWire = t.strict(
  { 'hydra:member': t.readonlyArray(EmailLinkWire), 'hydra:totalItems': t.number, pages: t.number }, 'FailedMails',
)
const FailedMailsCodec = codecFrom('FailedMails', FailedMailsWire, (wire) =>
  E.right<never, FailedMailResults>({ mails: wire['hydra:member'].map(mailOf), total: wire['hydra:totalItems'], pages: wire.pages }))

const WaitingWire = t.strict({ count: t.number, oldest_seconds: t.number }, 'WaitingTasks')
const WorkWire = t.strict(
  {
    mails_waiting: WaitingWire, mails_failed: t.number, mails_over_budget: t.number,
    payments_unresolved: WaitingWire, payments_mismatched: t.number,
    charges_unresolved: WaitingWire, job_failures: WaitingWire,
    refunds_waiting: WaitingWire, refunds_refused: t.number, reminders_due: t.number, subscriptions_due: t.number,
    deletions_due: WaitingWire, reviews_held: WaitingWire,
  },
  'PendingTasks',
)
const waitingOf = ({ count, oldest_seconds: oldestSeconds }: t.TypeOf<typeof WaitingWire>): Waiting => ({ count, oldestSeconds })
const waiting = ({ count, oldestSeconds }: Waiting): t.TypeOf<typeof WaitingWire> => ({ count, oldest_seconds: oldestSeconds })
const WorkCodec = codecFrom('PendingTasks', WorkWire, (wire) => E.right<never, PendingTasks>({
  mailsWaiting: waitingOf(wire.mails_waiting), mailsFailed: wire.mails_failed, mailsOverBudget: wire.mails_over_budget,
  paymentsUnresolved: waitingOf(wire.payments_unresolved), paymentsMismatched: wire.payments_mismatched,
  chargesUnresolved: waitingOf(wire.charges_unresolved), jobFailures: waitingOf(wire.job_failures),
  refundsWaiting: waitingOf(wire.refunds_waiting), refundsRefused: wire.refunds_refused, remindersDue: wire.reminders_due,
  subscriptionsDue: wire.subscriptions_due, deletionsDue: waitingOf(wire.deletions_due), reviewsHeld: waitingOf(wire.reviews_held),
}))
const pendingTasksToWire = (figures: PendingTasks): t.TypeOf<typeof WorkWire> => ({
  mails_waiting: waiting(figures.mailsWaiting), mails_failed: figures.mailsFailed,
  mails_over_budget: figures.mailsOverBudget,
  payments_unresolved: waiting(figures.paymentsUnresolved), payments_mismatched: figures.paymentsMismatched,
  charges_unresolved: waiting(figures.chargesUnresolved), job_failures: waiting(figures.jobFailures),
  refunds_waiting: waiting(figures.refundsWaiting), refunds_refused: figures.refundsRefused, reminders_due: figures.remindersDue,
  subscriptions_due: figures.subscriptionsDue, deletions_due: waiting(figures.deletionsDue),
  reviews_held: waiting(figures.reviewsHeld),
})

const FailureWire = t.strict(
  { job: oneOf('JobName', JOBS), item: t.string, reason: t.string, attempts: t.number, first_at: Instant, last_at: Instant }, 'JobFailure',
)
const ChargeWire = t.strict({ payment: t.string, order: t.string, amount: MoneyWire, started_at: Instant }, 'OpenCharge')
const TroublesWire = t.strict(
  {
    job_failures: t.readonlyArray(FailureWire), job_failures_total: t.number,
    open_charges: t.readonlyArray(ChargeWire), open_charges_total: t.number,
  },
  'FailureReport',
)
const TroublesCodec = codecFrom('FailureReport', TroublesWire, (wire) => E.right<never, OpenFailures>({
  failures: wire.job_failures.map(({ first_at: firstAt, last_at: lastAt, ...failure }) =>
    ({ ...failure, firstAt: new Date(firstAt), lastAt: new Date(lastAt) })),
  failuresTotal: wire.job_failures_total,
  charges: wire.open_charges.map(({ payment: id, order: number, amount, started_at: startedAt }) =>
    ({ id, number, amount: moneyOf(amount), startedAt: new Date(startedAt) })),
  chargesTotal: wire.open_charges_total,
}))
const failuresToWire = ({ failures, failuresTotal, charges, chargesTotal }: OpenFailures): t.TypeOf<typeof TroublesWire> => ({
  job_failures: failures.map(({ firstAt, lastAt, ...failure }) =>
    ({ ...failure, first_at: firstAt.toISOString(), last_at: lastAt.toISOString() })),
  job_failures_total: failuresTotal,
  open_charges: charges.map(({ id, number, amount, startedAt }) =>
    ({ payment: id, order: number, amount: moneyToWire(amount), started_at: startedAt.toISOString() })),
  open_charges_total: chargesTotal,
})

const NO_MAIL: Failure = { _tag: 'NotFound', what: 'mail' }

export const staffTaskRoutes: Routes<typeof staffTaskContract> = {
  getPendingTasks: route('GET /api/staff/tasks', 'Retrieve pending tasks and problems', noInput,
    replyWith(WorkCodec, pendingTasksToWire)),
  listFailures: route(
    'GET /api/staff/tasks/failures', 'List failed scheduled jobs and charges without a response',
    noInput, replyWith(TroublesCodec, failuresToWire)),
  listFailedMails: route(
    'GET /api/staff/failed-mails', 'List e-mails that failed permanently, newest first',
    withoutBody({
      query: [pageParameter],
      encode: ({ page }) => ({ query: [['page', String(page)]] }),
      decode: ({ query }) => pageQuery(query),
    }),
    replyWith(FailedMailsCodec, ({ mails, total, pages }) =>
      ({ 'hydra:member': mails.map(emailLinkToWire), 'hydra:totalItems': total, pages })),
  ),
  resendMail: route(
    'POST /api/staff/failed-mails/{mail_id}/resend', 'Send a failed e-mail again',
    withoutBody({
      encode: ({ id }) => ({ path: { mail_id: id } }),
      decode: ({ path }) => {
        const id = readWholeNumber(path['mail_id'], IDS)
        return id === undefined ? E.left(NO_MAIL) : E.right({ id })
      },
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
}
