import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply } from 'fastify'
import type { ShopFigures, Waiting } from '../../application/commerce/shop/shop-figures.port.ts'
import type { FailedMail } from '../../application/commerce/staff/failed-mails.port.ts'
import type { FailedMailResults, OpenFailures } from '../../application/commerce/staff/staff-mails.ts'
import type { Failure } from '../../domain/refusal.ts'
import { mayDo } from '../../domain/staff/staff-right.ts'
import { pageQuery } from '../../domain/listing/read-query.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type Seat } from './back-office.ts'
import { card, hidden } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'
import { failuresOf } from './failures.ts'

const WORK = '/desk/tasks'

const waiting = ({ words: { say } }: Seat, { count, oldestSeconds }: Waiting): string =>
  say('desk.waits', { count, minutes: Math.round(oldestSeconds / 60) })

/** Whoever may check them is led there. */
const reviewsHeld = (seat: Seat, { reviewsHeld: held }: ShopFigures): Html | string =>
  (mayDo(seat.holder, 'reviews:write') ? html`<a href="/desk/reviews">${waiting(seat, held)}</a>` : waiting(seat, held))

const work = (seat: Seat, figures: ShopFigures): Html => {
  const { say } = seat.words
  return card(say('desk.work'), html`<dl>
<dt>${say('desk.work.letters')}</dt><dd>${waiting(seat, figures.mailsWaiting)}</dd>
<dt>${say('desk.work.over_budget')}</dt><dd>${figures.mailsOverBudget}</dd>
<dt>${say('desk.work.payments')}</dt><dd>${waiting(seat, figures.paymentsUnresolved)}</dd>
<dt>${say('desk.work.charges')}</dt><dd>${waiting(seat, figures.chargesUnanswered)}</dd>
<dt>${say('desk.work.mismatched')}</dt><dd>${figures.paymentsMismatched}</dd>
<dt>${say('desk.work.refunds')}</dt><dd>${waiting(seat, figures.refundsWaiting)}</dd>
<dt>${say('desk.work.refused')}</dt><dd>${figures.refundsRefused}</dd>
<dt>${say('desk.work.reminders')}</dt><dd>${figures.remindersDue}</dd>
<dt>${say('desk.work.subscriptions')}</dt><dd>${figures.subscriptionsDue}</dd>
<dt>${say('desk.work.erasures')}</dt><dd>${waiting(seat, figures.erasuresDue)}</dd>
<dt>${say('desk.work.reviews')}</dt><dd>${reviewsHeld(seat, figures)}</dd>
<dt>${say('desk.work.job_failures')}</dt><dd>${waiting(seat, figures.jobFailures)}</dd></dl>`)
}

const row = ({ words: { say, moment } }: Seat) => ({ id, to, subject, attempts, failedAt, fault }: FailedMail): Html =>
  html`<tr><td>${moment(failedAt.toISOString())}</td><td>${to}<br><span class="soft">${subject}</span>${
    fault !== undefined && html`<br>${say(`desk.fault.${fault.kind}`, { code: fault.code ?? 'none' })}`}</td>
<td class="amount">${attempts}</td><td><form method="post" action="${WORK}">${hidden('letter', String(id))}
<button class="quiet" aria-label="${say('desk.send_again')} ${to}">${say('desk.send_again')}</button></form></td></tr>`

type Shown = {
  readonly figures: ShopFigures
  readonly troubles: OpenFailures
  readonly found: FailedMailResults
  readonly page: number
  readonly fault?: string | undefined
}

const workPage = (seat: Seat, { figures, troubles, found: { mails, total, pages }, page, fault }: Shown): Frame => {
  const { words, holder } = seat
  const title = words.say('desk.nav.work')
  const label = words.say('desk.failed_letters')
  return {
    words, holder, title, fault,
    content: html`${failuresOf(words, troubles)}
<h2>${label}</h2><p>${words.say('desk.letters_found', { count: total })}</p>${mails.length > 0 && table(label, [
      words.say('desk.at'), words.say('desk.letter_to'), { amount: words.say('desk.tries') }, words.say('desk.send_again'),
    ], mails.map(row(seat)))}${pager(words, label, { page, pages, href: (other) => addressWith(WORK, { page: other }) })}
${work(seat, figures)}`,
  }
}

/** Letters that no server took, and what else the shop has on its hands. */
export const mailPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (seat: Seat, reply: FastifyReply, page: number, failure?: Failure): Promise<FastifyReply> => {
    const [figures, found] = [await backOffice.getPendingTasks(seat.holder)(), await backOffice.listFailedMails(seat.holder, page)()]
    const troubles = await backOffice.listFailures(seat.holder)()
    if (E.isLeft(figures)) return refused(reply, seat, figures.left)
    if (E.isLeft(troubles)) return refused(reply, seat, troubles.left)
    if (E.isLeft(found)) return refused(reply, seat, found.left)
    const fault = failure && seat.words.failure(failure)
    const shown = { figures: figures.right, troubles: troubles.right, found: found.right, page, fault }
    return send(reply, workPage(seat, shown), statusOf(failure))
  }
  get(WORK, async (seat, request, reply) => {
    const looked = pageQuery(queryOf(request))
    return E.isLeft(looked) ? refused(reply, seat, looked.left, WORK) : show(seat, reply, looked.right.page)
  })
  post(WORK, async (seat, request, reply) => {
    const id = readWholeNumber(typedIn(request).get('letter'), IDS)
    const done = await backOffice.resendMail(seat.holder, id ?? 0)()
    return E.isLeft(done) ? show(seat, reply, 1, done.left) : reply.redirect(WORK, 303)
  })
}
