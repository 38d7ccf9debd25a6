import * as E from 'fp-ts/lib/Either.js'
import { flow } from 'fp-ts/lib/function.js'
import * as t from 'io-ts'
import { MAIL_FAULTS, type MailFault } from '../../../domain/mail/mail-fault.ts'
import type {
  FailedMail, FailedMailResults, OpenCharge, OpenFailures, PendingTasks, staffTaskContract, Waiting,
} from '../../../application/contract/staff/tasks.ts'
import type { JobFailure } from '../../../domain/job/job-failure.ts'
import { JOB_NAMES } from '../../../domain/job/job-name.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { as, list, orNull } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { record } from '../codec/record.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { noInput, type PathField, pathRequest, queryRequest } from '../operations/request-forms.ts'
import { BrandChannelCode } from '../values/codes.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'
import { instant } from '../values/day.codec.ts'
import { counted, pageParameter } from './staff-queries.ts'

const MailRecord = record<FailedMail>('FailedMail', {
  id: t.number, to: t.string, subject: t.string, brandChannel: BrandChannelCode, attempts: t.number, failedAt: instant,
  fault: orNull(record<MailFault>('MailFault', { kind: oneOf('MailFaultKind', MAIL_FAULTS), code: orNull(t.string) })),
})
const FailedMailsRecord = record<FailedMailResults>(
  'FailedMails', { mails: as('hydra:member', list(MailRecord)), ...counted })

const waiting = record<Waiting>('WaitingTasks', { count: t.number, oldestSeconds: t.number })
const PendingTasksRecord = record<PendingTasks>('PendingTasks', {
  mailsWaiting: waiting, mailsFailed: t.number, mailsOverBudget: t.number, paymentsUnresolved: waiting, paymentsMismatched: t.number,
  chargesUnresolved: waiting, jobFailures: waiting, refundsWaiting: waiting, refundsRefused: t.number, remindersDue: t.number,
  subscriptionsDue: t.number, deletionsDue: waiting, reviewsHeld: waiting,
})

const FailureRecord = record<JobFailure>('JobFailure', {
  job: oneOf('JobName', JOB_NAMES), item: t.string, reason: t.string, attempts: t.number, firstAt: instant, lastAt: instant,
})
const ChargeRecord = record<OpenCharge>(
  'OpenCharge', { id: as('payment', t.string), number: as('order', t.string), amount: MoneyRecord, startedAt: instant })
const FailuresRecord = record<OpenFailures>('FailureReport', {
  failures: as('job_failures', list(FailureRecord)), failuresTotal: as('job_failures_total', t.number),
  charges: as('open_charges', list(ChargeRecord)), chargesTotal: as('open_charges_total', t.number),
})

const mailId: PathField<number> = {
  name: 'mail_id',
  read: flow((text) => readWholeNumber(text, IDS), E.fromNullable<Failure>({ _tag: 'NotFound', what: 'mail' })),
  write: (id) => id,
}

export const staffTaskRoutes: Routes<typeof staffTaskContract> = {
  getPendingTasks: route('GET /api/staff/tasks', 'Retrieve pending tasks and problems', noInput, reply(PendingTasksRecord)),
  listFailures: route(
    'GET /api/staff/tasks/failures', 'List failed scheduled jobs and charges without a response',
    noInput, reply(FailuresRecord)),
  listFailedMails: route(
    'GET /api/staff/failed-mails', 'List e-mails that failed permanently, newest first',
    queryRequest([pageParameter], { read: pageQuery, write: ({ page }) => ({ page }) }),
    reply(FailedMailsRecord),
  ),
  resendMail: route(
    'POST /api/staff/failed-mails/{mail_id}/resend', 'Send a failed e-mail again',
    pathRequest({ id: mailId }),
    reply(CredentialsChanged),
  ),
}
