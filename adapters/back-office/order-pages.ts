import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { orderListQuery } from '../../domain/staff/list-queries.ts'
import { nextSteps } from '../../domain/staff/next-steps.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type Seat } from './back-office.ts'
import { firstPage } from './frame.ts'
import { nextStepForms } from './next-step-forms.ts'
import { orderPage, type Shown } from './order-page.ts'
import { ordersPage } from './orders-page.ts'
import { pickingPage } from './picking-page.ts'
import { orderInputOf } from './read-act.ts'

/** Nothing in a paper may run or fetch; its styles stand in it. */
const PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const numberOf = ({ params }: FastifyRequest): string => (params as { readonly number: string }).number

/** The list of orders, and one with what can be done next. */
export const orderPages = ({ get, post, send, refused, invalidFilter, commerce: { backOffice }, newKey, now }: BackOffice): void => {
  const sendOrder = (
    reply: FastifyReply, { words, holder }: Seat, shown: Shown, typed = new URLSearchParams(), failure?: Failure,
  ): FastifyReply => {
    const next = nextSteps(holder, shown.order, shown.refunds, now().toISOString())
    const forms = nextStepForms({ words, order: shown.order, typed, key: newKey }, next)
    return send(reply, orderPage(words, holder, shown, forms, failure && words.failure(failure)), statusOf(failure))
  }
  get('/desk', async (seat, request, reply) => {
    const first = firstPage(seat.holder)
    // Whoever has nothing to do with orders begins where there is something.
    if (first !== undefined && first !== '/desk') return reply.redirect(first, 303)
    const looked = orderListQuery(queryOf(request))
    if (E.isLeft(looked)) return invalidFilter(
      reply, seat, request, looked.left, orderListQuery, (valid) => ordersPage(seat.words, seat.holder, valid),
    )
    const found = await backOffice.listAllOrders(seat.holder, looked.right.filter, looked.right.page)()
    return E.isLeft(found) ? refused(reply, seat, found.left) : send(reply, ordersPage(seat.words, seat.holder, looked.right, found.right))
  })
  get('/desk/orders/:number', async (seat, request, reply) => {
    const shown = await backOffice.getOrderFile(seat.holder, numberOf(request))()
    return E.isLeft(shown) ? refused(reply, seat, shown.left) : sendOrder(reply, seat, shown.right)
  })
  get('/desk/orders/:number/picking', async (seat, request, reply) => {
    const shown = await backOffice.getOrderFile(seat.holder, numberOf(request))()
    return E.isLeft(shown) ? refused(reply, seat, shown.left) : send(reply, pickingPage(seat, shown.right.order))
  })
  get('/desk/orders/:number/invoice', async (seat, request, reply) => {
    const paper = await backOffice.openInvoice(seat.holder, numberOf(request))()
    return E.isLeft(paper)
      ? refused(reply, seat, paper.left, `/desk/orders/${encodeURIComponent(numberOf(request))}`)
      : reply.header('content-security-policy', PAPER_POLICY).type('text/html; charset=utf-8').send(paper.right)
  })
  post('/desk/orders/:number', async (seat, request, reply) => {
    const number = numberOf(request)
    const shown = await backOffice.getOrderFile(seat.holder, number)()
    if (E.isLeft(shown)) return refused(reply, seat, shown.left)
    const typed = typedIn(request)
    const asked = orderInputOf(backOffice, seat.holder, number, typed, shown.right.order.currency)
    if (asked === undefined) return sendOrder(reply, seat, shown.right, typed, { _tag: 'Malformed', violations: [] })
    const done = await asked()
    return E.isLeft(done)
      ? sendOrder(reply, seat, shown.right, typed, done.left)
      : reply.redirect(`/desk/orders/${encodeURIComponent(number)}`, 303)
  })
}
