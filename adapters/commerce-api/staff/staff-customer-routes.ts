import type { staffCustomerContract } from '../../../application/contract/staff/customers.ts'
import { dayRangeQuery, textListQuery } from '../../../domain/staff/list-queries.ts'
import { CredentialsChanged } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { ofProduct, pathRequest, queryRequest, textIn } from '../operations/request-forms.ts'
import { ProductBuyersRecord } from './product-buyers.codec.ts'
import { CustomerExportRecord, CustomerFileRecord, CustomerResultsRecord, RequestedDeletionRecord } from './staff-customers.codec.ts'
import { dayParameter, pageParameter, textParameter } from './staff-queries.ts'

const ofCustomer = pathRequest({ id: textIn('account_id') })

export const staffCustomerRoutes: Routes<typeof staffCustomerContract> = {
  searchCustomers: route(
    'GET /api/staff/customers', 'Search customers by e-mail address, name, account or order number (at least three characters)',
    queryRequest([textParameter('text'), pageParameter], { read: textListQuery, write: ({ text, page }) => ({ text, page }) }),
    reply(CustomerResultsRecord),
  ),
  getCustomer: route(
    'GET /api/staff/customers/{account_id}',
    'Retrieve a customer with orders, subscriptions, consents and points; recorded in the audit log',
    ofCustomer, reply(CustomerFileRecord),
  ),
  listBuyers: route(
    'GET /api/staff/products/{product_id}/buyers',
    'List the buyers of a product by shipping date (Zurich time), for a recall; recorded in the audit log',
    queryRequest(
      [dayParameter('from'), dayParameter('to')], { read: dayRangeQuery, write: ({ from, to }) => ({ from, to }) },
      { id: ofProduct.productId },
    ),
    reply(ProductBuyersRecord),
  ),
  exportCustomer: route(
    'POST /api/staff/customers/{account_id}/export', 'Export the data of a customer',
    ofCustomer, reply(CustomerExportRecord),
  ),
  deleteCustomer: route(
    'POST /api/staff/customers/{account_id}/deletion', 'Request deletion of an account; the customer can cancel it by e-mail',
    ofCustomer, reply(RequestedDeletionRecord),
  ),
  signCustomerOut: route(
    'DELETE /api/staff/customers/{account_id}/sessions', 'End all sessions of a customer', ofCustomer,
    reply(CredentialsChanged),
  ),
}
