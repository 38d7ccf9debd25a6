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

const failure = ({ t, moment }: BackOfficeTexts) => ({ job, item, reason, attempts, firstAt, lastAt }: JobFailure): Html =>
  html`<tr><td>${t(`back_office.job.${job}`)}</td><td>${item === WHOLE_JOB ? t('back_office.whole_job') : item}</td><td>${reason}</td>
<td class="amount">${attempts}</td><td>${moment(firstAt.toISOString())}</td><td>${moment(lastAt.toISOString())}</td></tr>`

/** Failures in the background: charges without a response, and failed jobs. Empty if there are none. */
export const failuresOf = (words: BackOfficeTexts, { failures, failuresTotal, charges, chargesTotal }: OpenFailures): Html => {
  const { t } = words
  const [open, failed] = [t('back_office.charges'), t('back_office.job_failures')]
  return html`${chargesTotal > 0 && html`<h2>${open} (${chargesTotal})</h2><p>${t('back_office.charges_help')}</p>${table(open, [
    t('back_office.number'), t('back_office.reference'), t('back_office.failing_since'), { amount: t('back_office.amount') },
  ], charges.map(charge(words)))}`}
${failuresTotal > 0 && html`<h2>${failed} (${failuresTotal})</h2><p>${t('back_office.job_failures_help')}</p>${
    table(failed, [
      t('back_office.job'), t('back_office.job_item'), t('back_office.why'),
      { amount: t('back_office.tries') }, t('back_office.failing_since'),
      t('back_office.last_attempt'),
    ], failures.map(failure(words)))}`}`
}
