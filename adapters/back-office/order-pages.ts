import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { documentsOf } from '../../domain/order/order-document.ts'
import { orderListQuery } from '../../domain/staff/list-queries.ts'
import { nextSteps } from '../../domain/staff/next-steps.ts'
import { paramOf, readList, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { mayAct, submitOrderForm } from './order-forms.ts'
import type { Pages } from './render.ts'
import { sectionsOf } from './sections.ts'

/** A document may not run scripts or fetch anything; its styles are inline. */
const PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const numberOf = (request: FastifyRequest): string => paramOf(request, 'number')

/** The list of orders, and one order with its next steps. */
export const orderPages = ({ get, post, show, refused, newKey, now }: BackOfficeSite): void => {
  const showOrder = (
    reply: FastifyReply, context: StaffContext, file: Pages['order']['file'], typed = new URLSearchParams(), failure?: Failure,
  ): FastifyReply => {
    const next = nextSteps(file.order, file.refunds, now().toISOString())
    const hasInvoice = documentsOf(file.order).length > 0
    return show(reply, context, 'order', { file, next, may: mayAct(context.holder), newKey, typed, hasInvoice, failure })
  }
  get('/desk', async (context, request, reply) => {
    const first = sectionsOf(context.holder)[0]?.href
    // Staff without access to orders start in the first section they may see.
    if (first !== undefined && first !== '/desk') return reply.redirect(first, 303)
    const list = await readList(request, orderListQuery, context.backOffice.listAllOrders)()
    return E.isLeft(list) ? refused(reply, context, list.left) : show(reply, context, 'orders', list.right)
  })
  get('/desk/orders/:number', async (context, request, reply) => {
    const file = await context.backOffice.getOrderFile({ number: numberOf(request) })()
    return E.isLeft(file) ? refused(reply, context, file.left) : showOrder(reply, context, file.right)
  })
  get('/desk/orders/:number/picking', async (context, request, reply) => {
    const file = await context.backOffice.getOrderFile({ number: numberOf(request) })()
    return E.isLeft(file) ? refused(reply, context, file.left) : show(reply, context, 'picking', { order: file.right.order })
  })
  get('/desk/orders/:number/invoice', async (context, request, reply) => {
    const paper = await context.backOffice.openInvoice({ number: numberOf(request) })()
    return E.isLeft(paper)
      ? refused(reply, context, paper.left, `/desk/orders/${encodeURIComponent(numberOf(request))}`)
      : reply.header('content-security-policy', PAPER_POLICY).type('text/html; charset=utf-8').send(paper.right)
  })
  post('/desk/orders/:number', async (context, request, reply) => {
    const number = numberOf(request)
    const file = await context.backOffice.getOrderFile({ number })()
    if (E.isLeft(file)) return refused(reply, context, file.left)
    const typed = typedIn(request)
    const result = await submitOrderForm(context.backOffice, file.right.order, typed)()
    return E.isLeft(result)
      ? showOrder(reply, context, file.right, typed, result.left)
      : reply.redirect(`/desk/orders/${encodeURIComponent(number)}`, 303)
  })
}
