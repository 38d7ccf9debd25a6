import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CustomerExport } from '../../application/contract/staff/customers.ts'
import type { PendingDeletion } from '../../domain/privacy/account-deletion.ts'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { MALFORMED, paramOf, queryOf, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { carryOut, form, given } from './form.ts'
import { may } from './may.ts'

const CUSTOMERS = '/desk/customers'

/** Customer search, and one customer with the requests that staff can carry out for them. */
export const customerPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  const showOne = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, failure?: Failure,
  ): Promise<FastifyReply> => {
    const file = await context.backOffice.getCustomer({ id: paramOf(request, 'id') })()
    return E.isLeft(file)
      ? refused(reply, context, file.left, CUSTOMERS)
      : show(reply, context, 'customer', { file: file.right, mayChange: may(context.holder, 'deleteCustomer'), failure })
  }
  get(CUSTOMERS, async (context, request, reply) => {
    const query = textListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, CUSTOMERS)
    const found = await context.backOffice.searchCustomers(query.right)()
    return E.isLeft(found)
      ? refused(reply, context, found.left)
      : show(reply, context, 'customers', { query: query.right, found: found.right })
  })
  get(`${CUSTOMERS}/:id`, async (context, request, reply) => showOne(context, request, reply))
  post(`${CUSTOMERS}/:id`, async (context, request, reply) => {
    const { backOffice, holder } = context
    const id = paramOf(request, 'id')
    const typed = typedIn(request)
    // The deletion must be confirmed, so that a click by mistake does nothing.
    const isSure = typed.get('sure') === 'yes' || !may(holder, 'deleteCustomer')
    const result = await carryOut<CustomerExport | PendingDeletion | void>({
      export: form(backOffice.exportCustomer, { id: given(id) }),
      erase: isSure ? form(backOffice.deleteCustomer, { id: given(id) }) : () => TE.left(MALFORMED),
      sign_out: form(backOffice.signCustomerOut, { id: given(id) }),
    }, typed)()
    if (E.isLeft(result)) return showOne(context, request, reply, result.left)
    if (result.right === undefined || !('parts' in result.right)) return reply.redirect(`${CUSTOMERS}/${encodeURIComponent(id)}`, 303)
    const { day } = zurichTime(result.right.createdAt)
    return reply.header('content-disposition', `attachment; filename="customer-${day}.json"`)
      .type('application/json; charset=utf-8').send(JSON.stringify(result.right, undefined, 1))
  })
}
