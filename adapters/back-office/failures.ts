import type { OpenCharge } from '../../application/commerce/payment/unresolved-payments.port.ts'
import type { OpenFailures } from '../../application/commerce/staff/staff-mails.ts'
import { WHOLE_JOB, type JobFailure } from '../../domain/job/job-failure.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { html, type Html } from './html.ts'
import { table } from './lists.ts'

const charge = ({ moment }: BackOfficeTexts) => ({ id, number, amount, startedAt }: OpenCharge): Html =>
  html`<tr><td><a href="/desk/orders/${number}">${number}</a></td><td>${id}</td><td>${moment(startedAt.toISOString())}</td>
<td class="amount">${formatMoney(amount)}</td></tr>`

const failure = ({ t, moment }: BackOfficeTexts) => ({ job, item, why, tries, firstAt, lastAt }: JobFailure): Html =>
  html`<tr><td>${t(`desk.job.${job}`)}</td><td>${item === WHOLE_JOB ? t('desk.job_round') : item}</td><td>${why}</td>
<td class="amount">${tries}</td><td>${moment(firstAt.toISOString())}</td><td>${moment(lastAt.toISOString())}</td></tr>`

/** Failures in the background: charges without a response, and failed jobs. Empty if there are none. */
export const failuresOf = (words: BackOfficeTexts, { failures, failuresTotal, charges, chargesTotal }: OpenFailures): Html => {
  const { t } = words
  const [open, failed] = [t('desk.charges'), t('desk.job_failures')]
  return html`${chargesTotal > 0 && html`<h2>${open} (${chargesTotal})</h2><p>${t('desk.charges_help')}</p>${table(open, [
    t('desk.number'), t('desk.reference'), t('desk.failing_since'), { amount: t('desk.amount') },
  ], charges.map(charge(words)))}`}
${failuresTotal > 0 && html`<h2>${failed} (${failuresTotal})</h2><p>${t('desk.job_failures_help')}</p>${
    table(failed, [
      t('desk.job'), t('desk.job_item'), t('desk.why'), { amount: t('desk.tries') }, t('desk.failing_since'),
      t('desk.failed_last'),
    ], failures.map(failure(words)))}`}`
}
