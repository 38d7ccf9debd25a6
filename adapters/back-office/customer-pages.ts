import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import { customerPage, customersPage, CUSTOMERS } from './customer-page.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'

const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }
const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id

/** Customer search, and one customer with the requests that staff can carry out for them. */
export const customerPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (context: StaffContext, request: FastifyRequest, reply: FastifyReply, failure?: Failure): Promise<FastifyReply> => {
    const customer = await backOffice.getCustomer(context.holder, idOf(request))()
    return E.isLeft(customer)
      ? refused(reply, context, customer.left, CUSTOMERS)
      : send(reply, customerPage(context, customer.right, failure && context.words.failure(failure)), statusOf(failure))
  }
  get(CUSTOMERS, async (context, request, reply) => {
    const query = textListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, CUSTOMERS)
    const results = await backOffice.searchCustomers(context.holder, query.right.text, query.right.page)()
    return E.isLeft(results) ? refused(reply, context, results.left) : send(reply, customersPage(context, query.right, results.right))
  })
  get(`${CUSTOMERS}/:id`, async (context, request, reply) => show(context, request, reply))
  post(`${CUSTOMERS}/:id`, async (context, request, reply) => {
    const { holder, visit } = context
    const id = idOf(request)
    switch (typedIn(request).get('act')) {
      case 'export': {
        const dataExport = await backOffice.exportCustomer(holder, id, visit)()
        if (E.isLeft(dataExport)) return show(context, request, reply, dataExport.left)
        const { day } = zurichTime(dataExport.right.createdAt)
        return reply.header('content-disposition', `attachment; filename="customer-${day}.json"`)
          .type('application/json; charset=utf-8').send(JSON.stringify(dataExport.right, undefined, 1))
      }
      case 'erase': {
        // The deletion must be confirmed, so that a click by mistake does nothing.
        const isSure = typedIn(request).get('sure') === 'yes' || !isPermitted(holder, 'customers:write')
        if (!isSure) return show(context, request, reply, MALFORMED)
        const result = await backOffice.deleteCustomer(holder, id, visit)()
        return E.isLeft(result) ? show(context, request, reply, result.left) : reply.redirect(
          `${CUSTOMERS}/${encodeURIComponent(id)}`, 303,
        )
      }
      case 'sign_out': {
        const result = await backOffice.signCustomerOut(holder, id)()
        return E.isLeft(result) ? show(context, request, reply, result.left) : reply.redirect(
          `${CUSTOMERS}/${encodeURIComponent(id)}`, 303,
        )
      }
      default: return show(context, request, reply, MALFORMED)
    }
  })
}
