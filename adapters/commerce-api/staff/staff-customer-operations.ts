import * as E from 'fp-ts/lib/Either.js'
import { ChangedCodec, changedToWire } from '../identity/security.codec.ts'
import { operation, type RequestForm } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { asking } from '../operations/request-forms.ts'
import {
  AskedErasureCodec, askedErasureToWire, CustomerExportCodec, CustomerFileCodec, customerFileToWire, FoundCustomersCodec,
} from './staff-customers.codec.ts'
import { pageOf, pageParameter, pairs, textParameter } from './staff-queries.ts'

type Looked = { readonly text: string; readonly page: number }
type OfCustomer = { readonly id: string }

const ofCustomer: RequestForm<OfCustomer> = asking({
  encode: ({ id }) => ({ path: { account_id: id } }), decode: ({ path }) => E.right({ id: path['account_id'] ?? '' }),
})

export const staffCustomerOperations = {
  findCustomers: operation(
    'GET /api/staff/customers', 'Customers by mailbox, name, account or the number of an order; at least three characters',
    'look at customers',
    asking<Looked>({
      query: [textParameter('text'), pageParameter],
      encode: ({ text, page }) => ({ query: pairs({ text, page: String(page) }) }),
      decode: (sent) => E.right({ text: sent.query.get('text') ?? '', page: pageOf(sent) }),
    }),
    replying(FoundCustomersCodec, (found) => found),
  ),
  openCustomer: operation(
    'GET /api/staff/customers/{account_id}', 'A customer with orders, subscriptions, consents and points; that somebody looked is noted',
    'look at customers', ofCustomer, replying(CustomerFileCodec, customerFileToWire),
  ),
  exportCustomer: operation(
    'POST /api/staff/customers/{account_id}/export', 'All that is kept of a customer, to be handed to them', 'answer for customers',
    ofCustomer, replying(CustomerExportCodec, (told) => told),
  ),
  eraseCustomer: operation(
    'POST /api/staff/customers/{account_id}/erasure', 'Has an account deleted as its owner would, with a letter that can call it off',
    'answer for customers', ofCustomer, replying(AskedErasureCodec, askedErasureToWire),
  ),
  signCustomerOut: operation(
    'DELETE /api/staff/customers/{account_id}/sessions', 'Signs a customer out everywhere', 'answer for customers', ofCustomer,
    replying(ChangedCodec, changedToWire),
  ),
}
