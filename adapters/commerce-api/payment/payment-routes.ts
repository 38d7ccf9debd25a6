import * as E from 'fp-ts/lib/Either.js'
import type { paymentContract } from '../../../application/contract/payment.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply, replyWith } from '../operations/reply-forms.ts'
import { bodyRequest, ofOrder, withBody, withoutBody } from '../operations/request-forms.ts'
import { type CreditQuestion, LastPaymentCodec, LastPaymentRequest, lastPaymentRequest, lastPaymentToWire } from './last-payment.codec.ts'
import { PaymentAliasesCodec, PaymentAliasesRequest, paymentAliasesToWire } from './payment-alias.codec.ts'
import { PaymentPage, PaymentRequest } from './payment.codec.ts'

export const paymentRoutes = {
  createPayment: route(
    'POST /api/orders/by-token/{token}/payments', 'Create a payment',
    bodyRequest(PaymentRequest, ofOrder), reply(PaymentPage),
    { status: 201 },
  ),
  getCustomerPaymentAlias: route(
    'POST /api/customers/me/payment-aliases', 'List the customer’s saved cards, last used first',
    withBody<PaymentAliasesRequest, object>({
      body: PaymentAliasesRequest,
      encode: () => ({ body: { customer_context: 'me' } }),
      decode: () => E.right({}),
    }),
    replyWith(PaymentAliasesCodec, paymentAliasesToWire),
  ),
  deleteCustomerPaymentAlias: route(
    'DELETE /api/customers/me/payment-aliases/{alias}', 'Delete a saved card, also at the payment provider',
    withoutBody<{ readonly alias: string }>({
      encode: ({ alias }) => ({ path: { alias } }),
      decode: ({ path }) => E.right({ alias: path['alias'] ?? '' }),
    }),
    replyWith(PaymentAliasesCodec, paymentAliasesToWire),
  ),
  getLastPayment: route(
    'POST /api/customers/me/last-payment', 'Retrieve the last payment method and whether invoice is available',
    withBody<LastPaymentRequest, object, CreditQuestion>({
      body: LastPaymentRequest,
      encode: (input, { shop }) => ({ body: lastPaymentRequest(input, shop.salesChannel) }),
      decode: () => E.right({}),
    }),
    replyWith(LastPaymentCodec, lastPaymentToWire),
  ),
} satisfies Routes<typeof paymentContract>
