import type { OpenCharge } from '../../application/commerce/payment/unresolved-payments.port.ts'
import type { OpenFailures } from '../../application/commerce/staff/staff-mails.ts'
import { ROUND, type JobFailure } from '../../domain/job/job-failure.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { html, type Html } from './html.ts'
import { table } from './lists.ts'

const charge = ({ moment }: BackOfficeTexts) => ({ id, number, amount, startedAt }: OpenCharge): Html =>
  html`<tr><td><a href="/desk/orders/${number}">${number}</a></td><td>${id}</td><td>${moment(startedAt.toISOString())}</td>
<td class="amount">${formatMoney(amount)}</td></tr>`

const failure = ({ say, moment }: BackOfficeTexts) => ({ job, item, why, tries, firstAt, lastAt }: JobFailure): Html =>
  html`<tr><td>${say(`desk.job.${job}`)}</td><td>${item === ROUND ? say('desk.job_round') : item}</td><td>${why}</td>
<td class="amount">${tries}</td><td>${moment(firstAt.toISOString())}</td><td>${moment(lastAt.toISOString())}</td></tr>`

/** What went wrong where nobody looks: charges that got no answer, and what scheduled jobs could not do. Nothing where all is well. */
export const failuresOf = (words: BackOfficeTexts, { failures, failuresTotal, charges, chargesTotal }: OpenFailures): Html => {
  const { say } = words
  const [open, failed] = [say('desk.charges'), say('desk.job_failures')]
  return html`${chargesTotal > 0 && html`<h2>${open} (${chargesTotal})</h2><p>${say('desk.charges_help')}</p>${table(open, [
    say('desk.number'), say('desk.reference'), say('desk.failing_since'), { amount: say('desk.amount') },
  ], charges.map(charge(words)))}`}
${failuresTotal > 0 && html`<h2>${failed} (${failuresTotal})</h2><p>${say('desk.job_failures_help')}</p>${
    table(failed, [
      say('desk.job'), say('desk.job_item'), say('desk.why'), { amount: say('desk.tries') }, say('desk.failing_since'),
      say('desk.failed_last'),
    ], failures.map(failure(words)))}`}`
}
