import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffCustomerContract } from '../../../application/contract/staff/customers.ts'
import { dayRangeQuery, textListQuery } from '../../../domain/staff/list-queries.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type RequestForm, type Routes } from '../operations/operation.ts'
import { reply, replyWith } from '../operations/reply-forms.ts'
import { withoutBody, productOfPath } from '../operations/request-forms.ts'
import { ProductBuyersRecord } from './product-buyers.codec.ts'
import {
  RequestedDeletionCodec, requestedDeletionToWire, CustomerExportCodec, customerExportToWire, CustomerFileCodec,
  customerFileToWire, CustomerResultsCodec, customerResultsToWire,
} from './staff-customers.codec.ts'
import { dayParameter, pageParameter, pairs, textParameter } from './staff-queries.ts'

type OfCustomer = { readonly id: string }

const ofCustomer: RequestForm<OfCustomer> = withoutBody({
  encode: ({ id }) => ({ path: { account_id: id } }), decode: ({ path }) => E.right({ id: path['account_id'] ?? '' }),
})

export const staffCustomerRoutes: Routes<typeof staffCustomerContract> = {
  searchCustomers: route(
    'GET /api/staff/customers', 'Search customers by e-mail address, name, account or order number (at least three characters)',
    withoutBody({
      query: [textParameter('text'), pageParameter],
      encode: ({ text, page }) => ({ query: pairs({ text, page: String(page) }) }),
      decode: ({ query }) => textListQuery(query),
    }),
    replyWith(CustomerResultsCodec, customerResultsToWire),
  ),
  getCustomer: route(
    'GET /api/staff/customers/{account_id}',
    'Retrieve a customer with orders, subscriptions, consents and points; recorded in the audit log',
    ofCustomer, replyWith(CustomerFileCodec, customerFileToWire),
  ),
  listBuyers: route(
    'GET /api/staff/products/{product_id}/buyers',
    'List the buyers of a product by shipping date (Zurich time), for a recall; recorded in the audit log',
    withoutBody({
      query: [dayParameter('from'), dayParameter('to')],
      encode: ({ id, from, to }) => ({ path: { product_id: id }, query: pairs({ from, to }) }),
      decode: (request) =>
        pipe(productOfPath(request), E.flatMap((id) => pipe(dayRangeQuery(request.query), E.map((days) => ({ id, ...days }))))),
    }),
    reply(ProductBuyersRecord),
  ),
  exportCustomer: route(
    'POST /api/staff/customers/{account_id}/export', 'Export the data of a customer',
    ofCustomer, replyWith(CustomerExportCodec, customerExportToWire),
  ),
  deleteCustomer: route(
    'POST /api/staff/customers/{account_id}/deletion', 'Request deletion of an account; the customer can cancel it by e-mail',
    ofCustomer, replyWith(RequestedDeletionCodec, requestedDeletionToWire),
  ),
  signCustomerOut: route(
    'DELETE /api/staff/customers/{account_id}/sessions', 'End all sessions of a customer', ofCustomer,
    reply(CredentialsChanged),
  ),
}
