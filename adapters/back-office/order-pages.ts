import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { orderListQuery } from '../../domain/staff/list-queries.ts'
import { nextSteps } from '../../domain/staff/next-steps.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import { firstPage } from './frame.ts'
import { nextStepForms } from './next-step-forms.ts'
import { orderPage, type ShownOrder } from './order-page.ts'
import { ordersPage } from './orders-page.ts'
import { pickingPage } from './picking-page.ts'
import { orderInputOf } from './read-act.ts'

/** A document may not run scripts or fetch anything; its styles are inline. */
const PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const numberOf = ({ params }: FastifyRequest): string => (params as { readonly number: string }).number

/** The list of orders, and one order with its next steps. */
export const orderPages = ({ get, post, send, refused, invalidFilter, commerce: { backOffice }, newKey, now }: BackOffice): void => {
  const sendOrder = (
    reply: FastifyReply, { words, holder }: StaffContext, file: ShownOrder, typed = new URLSearchParams(), failure?: Failure,
  ): FastifyReply => {
    const next = nextSteps(holder, file.order, file.refunds, now().toISOString())
    const forms = nextStepForms({ words, order: file.order, typed, key: newKey }, next)
    return send(reply, orderPage(words, holder, file, forms, failure && words.failure(failure)), statusOf(failure))
  }
  get('/desk', async (context, request, reply) => {
    const first = firstPage(context.holder)
    // Staff without access to orders start in the first section they may see.
    if (first !== undefined && first !== '/desk') return reply.redirect(first, 303)
    const query = orderListQuery(queryOf(request))
    if (E.isLeft(query)) return invalidFilter(
      reply, context, request, query.left, orderListQuery, (valid) => ordersPage(context.words, context.holder, valid),
    )
    const results = await backOffice.listAllOrders(context.holder, query.right.filter, query.right.page)()
    return E.isLeft(results) ? refused(reply, context, results.left) : send(
      reply, ordersPage(context.words, context.holder, query.right, results.right),
    )
  })
  get('/desk/orders/:number', async (context, request, reply) => {
    const file = await backOffice.getOrderFile(context.holder, numberOf(request))()
    return E.isLeft(file) ? refused(reply, context, file.left) : sendOrder(reply, context, file.right)
  })
  get('/desk/orders/:number/picking', async (context, request, reply) => {
    const file = await backOffice.getOrderFile(context.holder, numberOf(request))()
    return E.isLeft(file) ? refused(reply, context, file.left) : send(reply, pickingPage(context, file.right.order))
  })
  get('/desk/orders/:number/invoice', async (context, request, reply) => {
    const paper = await backOffice.openInvoice(context.holder, numberOf(request))()
    return E.isLeft(paper)
      ? refused(reply, context, paper.left, `/desk/orders/${encodeURIComponent(numberOf(request))}`)
      : reply.header('content-security-policy', PAPER_POLICY).type('text/html; charset=utf-8').send(paper.right)
  })
  post('/desk/orders/:number', async (context, request, reply) => {
    const number = numberOf(request)
    const file = await backOffice.getOrderFile(context.holder, number)()
    if (E.isLeft(file)) return refused(reply, context, file.left)
    const typed = typedIn(request)
    const action = orderInputOf(backOffice, context.holder, number, typed, file.right.order.currency)
    if (action === undefined) return sendOrder(reply, context, file.right, typed, { _tag: 'Malformed', violations: [] })
    const result = await action()
    return E.isLeft(result)
      ? sendOrder(reply, context, file.right, typed, result.left)
      : reply.redirect(`/desk/orders/${encodeURIComponent(number)}`, 303)
  })
}
