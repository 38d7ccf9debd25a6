import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { mayDo } from '../../domain/staff/staff-right.ts'
import { customerPage, customersPage, CUSTOMERS } from './customer-page.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type Seat } from './back-office.ts'

const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }
const idOf = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id

/** Customers are looked for, and one is looked at; what they may ask for themselves is done for them. */
export const customerPages = ({ get, post, send, refused, commerce: { backOffice } }: BackOffice): void => {
  const show = async (seat: Seat, request: FastifyRequest, reply: FastifyReply, failure?: Failure): Promise<FastifyReply> => {
    const shown = await backOffice.getCustomer(seat.holder, idOf(request))()
    return E.isLeft(shown)
      ? refused(reply, seat, shown.left, CUSTOMERS)
      : send(reply, customerPage(seat, shown.right, failure && seat.words.failure(failure)), statusOf(failure))
  }
  get(CUSTOMERS, async (seat, request, reply) => {
    const looked = textListQuery(queryOf(request))
    if (E.isLeft(looked)) return refused(reply, seat, looked.left, CUSTOMERS)
    const found = await backOffice.searchCustomers(seat.holder, looked.right.text, looked.right.page)()
    return E.isLeft(found) ? refused(reply, seat, found.left) : send(reply, customersPage(seat, looked.right, found.right))
  })
  get(`${CUSTOMERS}/:id`, async (seat, request, reply) => show(seat, request, reply))
  post(`${CUSTOMERS}/:id`, async (seat, request, reply) => {
    const { holder, visit } = seat
    const id = idOf(request)
    switch (typedIn(request).get('act')) {
      case 'export': {
        const told = await backOffice.exportCustomer(holder, id, visit)()
        if (E.isLeft(told)) return show(seat, request, reply, told.left)
        const { day } = zurichTime(told.right.createdAt)
        return reply.header('content-disposition', `attachment; filename="customer-${day}.json"`)
          .type('application/json; charset=utf-8').send(JSON.stringify(told.right, undefined, 1))
      }
      case 'erase': {
        // Nobody presses this by mistake: it is said twice.
        const isSure = typedIn(request).get('sure') === 'yes' || !mayDo(holder, 'customers:write')
        if (!isSure) return show(seat, request, reply, MALFORMED)
        const done = await backOffice.deleteCustomer(holder, id, visit)()
        return E.isLeft(done) ? show(seat, request, reply, done.left) : reply.redirect(`${CUSTOMERS}/${encodeURIComponent(id)}`, 303)
      }
      case 'sign_out': {
        const done = await backOffice.signCustomerOut(holder, id)()
        return E.isLeft(done) ? show(seat, request, reply, done.left) : reply.redirect(`${CUSTOMERS}/${encodeURIComponent(id)}`, 303)
      }
      default: return show(seat, request, reply, MALFORMED)
    }
  })
}
