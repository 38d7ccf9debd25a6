import * as E from 'fp-ts/lib/Either.js'
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, withBody } from '../operations/request-forms.ts'
import { PaymentAliasesCodec, PaymentAliasesRequest, paymentAliasesToWire } from './payment-alias.codec.ts'

export const paymentOperations = {
  getCustomerPaymentAlias: operation(
    'POST /api/customers/me/payment-aliases', 'List the customer’s saved cards, last used first', 'customer',
    withBody<PaymentAliasesRequest, object>({
      body: PaymentAliasesRequest,
      encode: () => ({ body: { customer_context: 'me' } }),
      decode: () => E.right({}),
    }),
    replyWith(PaymentAliasesCodec, paymentAliasesToWire),
  ),
  deleteCustomerPaymentAlias: operation(
    'DELETE /api/customers/me/payment-aliases/{alias}', 'Delete a saved card, also at the payment provider', 'customer',
    withoutBody<{ readonly alias: string }>({
      encode: ({ alias }) => ({ path: { alias } }),
      decode: ({ path }) => E.right({ alias: path['alias'] ?? '' }),
    }),
    replyWith(PaymentAliasesCodec, paymentAliasesToWire),
  ),
}
