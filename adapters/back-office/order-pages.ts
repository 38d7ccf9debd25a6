import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FastifyRequest } from 'fastify'
import { documentsOf } from '../../domain/order/order-document.ts'
import { orderListQuery } from '../../domain/staff/list-queries.ts'
import { nextSteps } from '../../domain/staff/next-steps.ts'
import { paramOf, readList, type BackOfficeSite } from './back-office.ts'
import { mayAct, submitOrderForm } from './order-forms.ts'
import { sectionsOf } from './sections.ts'

/** A document may not run scripts or fetch anything; its styles are inline. */
const PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const numberOf = (request: FastifyRequest): string => paramOf(request, 'number')

/** The list of orders, and one order with its next steps. */
export const orderPages = ({ get, page, show, refused, newKey, now }: BackOfficeSite): void => {
  get('/desk', async (context, request, reply) => {
    const first = sectionsOf(context.holder)[0]?.href
    // Staff without access to orders start in the first section they may see.
    if (first !== undefined && first !== '/desk') return reply.redirect(first, 303)
    const list = await readList(request, orderListQuery, context.backOffice.listAllOrders)()
    return E.isLeft(list) ? refused(reply, context, list.left) : show(reply, context, 'orders', list.right)
  })
  page('/desk/orders/:number', 'order', {
    load: ({ backOffice, holder }, request, typed) => pipe(backOffice.getOrderFile({ number: numberOf(request) }), TE.map((file) => ({
      file, next: nextSteps(file.order, file.refunds, now().toISOString()), may: mayAct(holder), newKey, typed,
      hasInvoice: documentsOf(file.order).length > 0,
    }))),
    act: ({ backOffice }, { file }, typed, request) => pipe(submitOrderForm(backOffice, file.order, typed), TE.map(() => request.url)),
  })
  page('/desk/orders/:number/picking', 'picking', {
    load: ({ backOffice }, request) => backOffice.getOrderFile({ number: numberOf(request) }),
  })
  get('/desk/orders/:number/invoice', async (context, request, reply) => {
    const paper = await context.backOffice.openInvoice({ number: numberOf(request) })()
    return E.isLeft(paper)
      ? refused(reply, context, paper.left, `/desk/orders/${encodeURIComponent(numberOf(request))}`)
      : reply.header('content-security-policy', PAPER_POLICY).type('text/html; charset=utf-8').send(paper.right)
  })
}
