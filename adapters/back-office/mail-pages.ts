import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply } from 'fastify'
import type { ShopFigures, Waiting } from '../../application/commerce/shop/shop-figures.port.ts'
import type { FailedMail } from '../../application/commerce/staff/failed-mails.port.ts'
import type { FailedMailResults, OpenFailures } from '../../application/commerce/staff/staff-mails.ts'
import type { Failure } from '../../domain/refusal.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import { pageQuery } from '../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import { card, hidden } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'
import { failuresOf } from './failures.ts'

const WORK = '/desk/tasks'

const waiting = ({ words: { t } }: StaffContext, { count, oldestSeconds }: Waiting): string =>
  t('back_office.waiting', { count, minutes: Math.round(oldestSeconds / 60) })

/** Linked for staff who may moderate reviews. */
const pendingReviews = (context: StaffContext, { reviewsPending: held }: ShopFigures): Html | string =>
  (isPermitted(context.holder, 'reviews:write') ? html`<a href="/desk/reviews">${waiting(context, held)}</a>` : waiting(context, held))

const work = (context: StaffContext, figures: ShopFigures): Html => {
  const { t } = context.words
  return card(t('back_office.work'), html`<dl>
<dt>${t('back_office.work.mails')}</dt><dd>${waiting(context, figures.mailsWaiting)}</dd>
<dt>${t('back_office.work.over_budget')}</dt><dd>${figures.mailsOverBudget}</dd>
<dt>${t('back_office.work.payments')}</dt><dd>${waiting(context, figures.paymentsUnresolved)}</dd>
<dt>${t('back_office.work.charges')}</dt><dd>${waiting(context, figures.chargesUnresolved)}</dd>
<dt>${t('back_office.work.mismatched')}</dt><dd>${figures.paymentsMismatched}</dd>
<dt>${t('back_office.work.refunds')}</dt><dd>${waiting(context, figures.refundsWaiting)}</dd>
<dt>${t('back_office.work.refused')}</dt><dd>${figures.refundsRefused}</dd>
<dt>${t('back_office.work.reminders')}</dt><dd>${figures.remindersDue}</dd>
<dt>${t('back_office.work.subscriptions')}</dt><dd>${figures.subscriptionsDue}</dd>
<dt>${t('back_office.work.deletions')}</dt><dd>${waiting(context, figures.deletionsDue)}</dd>
<dt>${t('back_office.work.reviews')}</dt><dd>${pendingReviews(context, figures)}</dd>
<dt>${t('back_office.work.job_failures')}</dt><dd>${waiting(context, figures.jobFailures)}</dd></dl>`)
}

const row = ({ words: { t, moment } }: StaffContext) => ({ id, to, subject, attempts, failedAt, fault }: FailedMail): Html =>
  html`<tr><td>${moment(failedAt.toISOString())}</td><td>${to}<br><span class="soft">${subject}</span>${
    fault !== undefined && html`<br>${t(`back_office.fault.${fault.kind}`, { code: fault.code ?? 'none' })}`}</td>
<td class="amount">${attempts}</td><td><form method="post" action="${WORK}">${hidden('mail', String(id))}
<button class="quiet" aria-label="${t('back_office.send_again')} ${to}">${t('back_office.send_again')}</button></form></td></tr>`

type WorkPage = {
  readonly figures: ShopFigures
  readonly troubles: OpenFailures
  readonly failed: FailedMailResults
  readonly page: number
  readonly fault?: string | undefined
}

const workPage = (context: StaffContext, { figures, troubles, failed: { mails, total, pages }, page, fault }: WorkPage): Frame => {
  const { words, holder } = context
  const title = words.t('back_office.nav.tasks')
  const label = words.t('back_office.failed_mails')
  return {
    words, holder, title, fault,
    content: html`${failuresOf(words, troubles)}
<h2>${label}</h2><p>${words.t('back_office.failed_mails_found', { count: total })}</p>${mails.length > 0 && table(label, [
      words.t('back_office.audit_time'), words.t('back_office.mail_recipient'),
      { amount: words.t('back_office.tries') }, words.t('back_office.send_again'),
    ], mails.map(row(context)))}${pager(words, label, { page, pages, href: (number) => addressWith(WORK, { page: number }) })}
${work(context, figures)}`,
  }
}

/** Mails that no server accepted, and the shop's other open work. */
export const mailPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (context: StaffContext, reply: FastifyReply, page: number, failure?: Failure): Promise<FastifyReply> => {
    const [figures, mails] = [await backOffice.getPendingTasks(context.holder)(), await backOffice.listFailedMails(context.holder, page)()]
    const troubles = await backOffice.listFailures(context.holder)()
    if (E.isLeft(figures)) return refused(reply, context, figures.left)
    if (E.isLeft(troubles)) return refused(reply, context, troubles.left)
    if (E.isLeft(mails)) return refused(reply, context, mails.left)
    const fault = failure && context.words.failure(failure)
    const view = { figures: figures.right, troubles: troubles.right, failed: mails.right, page, fault }
    return send(reply, workPage(context, view), statusOf(failure))
  }
  get(WORK, async (context, request, reply) => {
    const query = pageQuery(queryOf(request))
    return E.isLeft(query) ? refused(reply, context, query.left, WORK) : show(context, reply, query.right.page)
  })
  post(WORK, async (context, request, reply) => {
    const id = readWholeNumber(typedIn(request).get('mail'), IDS)
    const result = await backOffice.resendMail(context.holder, id ?? 0)()
    return E.isLeft(result) ? show(context, reply, 1, result.left) : reply.redirect(WORK, 303)
  })
}
