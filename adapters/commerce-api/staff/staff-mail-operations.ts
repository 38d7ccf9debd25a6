import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { MAIL_FAULTS } from '../../../application/commerce/mail/mail-fault.ts'
import type { FailedMail } from '../../../application/commerce/staff/failed-mails.port.ts'
import type { FailedMailResults, OpenFailures } from '../../../application/commerce/staff/staff-mails.ts'
import type { ShopFigures } from '../../../application/commerce/shop/shop-figures.port.ts'
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
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput } from '../operations/request-forms.ts'
import { BrandChannelCode } from '../values/codes.codec.ts'
import { MoneyWire, moneyToWire } from '../values/money.codec.ts'
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
type WorkWire = t.TypeOf<typeof WorkWire>
const WorkCodec = codecFrom('PendingTasks', WorkWire, (wire) => E.right<never, WorkWire>(wire))
const waiting = ({ count, oldestSeconds }: ShopFigures['mailsWaiting']) => ({ count, oldest_seconds: oldestSeconds })

/** The shop's current work, on the wire. */
export const pendingTasksToWire = (figures: ShopFigures): WorkWire => ({
  mails_waiting: waiting(figures.mailsWaiting), mails_failed: figures.mailsFailed,
  mails_over_budget: figures.mailsOverBudget,
  payments_unresolved: waiting(figures.paymentsUnresolved), payments_mismatched: figures.paymentsMismatched,
  charges_unresolved: waiting(figures.chargesUnresolved), job_failures: waiting(figures.jobFailures),
  refunds_waiting: waiting(figures.refundsWaiting), refunds_refused: figures.refundsRefused, reminders_due: figures.remindersDue,
  subscriptions_due: figures.subscriptionsDue, deletions_due: waiting(figures.deletionsDue),
  reviews_held: waiting(figures.reviewsPending),
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
type TroublesWire = t.TypeOf<typeof TroublesWire>
const TroublesCodec = codecFrom('FailureReport', TroublesWire, (wire) => E.right<never, TroublesWire>(wire))

/** Tasks that need a person, on the wire. */
export const failuresToWire = ({ failures, failuresTotal, charges, chargesTotal }: OpenFailures): TroublesWire => ({
  job_failures: failures.map(({ firstAt, lastAt, ...failure }) =>
    ({ ...failure, first_at: firstAt.toISOString(), last_at: lastAt.toISOString() })),
  job_failures_total: failuresTotal,
  open_charges: charges.map(({ id, number, amount, startedAt }) =>
    ({ payment: id, order: number, amount: moneyToWire(amount), started_at: startedAt.toISOString() })),
  open_charges_total: chargesTotal,
})

type MailPath = { readonly id: number }
const NO_MAIL: Failure = { _tag: 'NotFound', what: 'mail' }

export const staffMailOperations = {
  getPendingTasks: operation('GET /api/staff/tasks', 'Retrieve pending tasks and problems', 'tasks:write', noInput,
    replyWith(WorkCodec, (work) => work)),
  listFailures: operation(
    'GET /api/staff/tasks/failures', 'List failed scheduled jobs and charges without a response', 'tasks:write',
    noInput, replyWith(TroublesCodec, (troubles) => troubles)),
  listFailedMails: operation(
    'GET /api/staff/failed-mails', 'List e-mails that failed permanently, newest first', 'tasks:write',
    withoutBody<{ readonly page: number }>({
      query: [pageParameter],
      encode: ({ page }) => ({ query: [['page', String(page)]] }),
      decode: ({ query }) => pageQuery(query),
    }),
    replyWith(FailedMailsCodec, ({ mails, total, pages }) =>
      ({ 'hydra:member': mails.map(emailLinkToWire), 'hydra:totalItems': total, pages })),
  ),
  resendMail: operation(
    'POST /api/staff/failed-mails/{mail_id}/resend', 'Send a failed e-mail again', 'tasks:write',
    withoutBody<MailPath>({
      encode: ({ id }) => ({ path: { mail_id: id } }),
      decode: ({ path }) => {
        const id = readWholeNumber(path['mail_id'], IDS)
        return id === undefined ? E.left(NO_MAIL) : E.right({ id })
      },
    }),
    replyWith(ChangedCodec, changedToWire),
  ),
}
