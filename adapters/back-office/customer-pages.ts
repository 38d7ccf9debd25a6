import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FastifyReply } from 'fastify'
import type { CustomerExport } from '../../application/contract/staff/customers.ts'
import type { PendingDeletion } from '../../domain/privacy/account-deletion.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { MALFORMED, paramOf, queryOf, type BackOfficeSite } from './back-office.ts'
import { carryOut, form, given } from './form.ts'
import { may } from './may.ts'

const CUSTOMERS = '/desk/customers'

const download = (dataExport: CustomerExport) => (reply: FastifyReply): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="customer-${zurichTime(dataExport.createdAt).day}.json"`)
    .type('application/json; charset=utf-8').send(JSON.stringify(dataExport, undefined, 1))

/** Customer search, and one customer with the requests that staff can carry out for them. */
export const customerPages = ({ page }: BackOfficeSite): void => {
  page(CUSTOMERS, 'customers', {
    load: ({ backOffice }, request) => pipe(
      TE.fromEither(textListQuery(queryOf(request))),
      TE.bindTo('query'),
      TE.bindW('found', ({ query }) => backOffice.searchCustomers(query)),
    ),
  })
  page(`${CUSTOMERS}/:id`, 'customer', {
    parent: CUSTOMERS,
    load: ({ backOffice, holder }, request) => pipe(
      backOffice.getCustomer({ id: paramOf(request, 'id') }), TE.map((file) => ({ file, mayChange: may(holder, 'deleteCustomer') }))),
    act: ({ backOffice }, { mayChange }, typed, request) => {
      const ofCustomer = { id: given(paramOf(request, 'id')) }
      // The deletion must be confirmed, so that a click by mistake does nothing.
      const isSure = typed.get('sure') === 'yes' || !mayChange
      return pipe(
        carryOut<CustomerExport | PendingDeletion | void>({
          export: form(backOffice.exportCustomer, ofCustomer),
          erase: isSure ? form(backOffice.deleteCustomer, ofCustomer) : () => TE.left(MALFORMED),
          sign_out: form(backOffice.signCustomerOut, ofCustomer),
        }, typed),
        TE.map((result) => (result !== undefined && 'parts' in result ? download(result) : request.url)),
      )
    },
  })
}
