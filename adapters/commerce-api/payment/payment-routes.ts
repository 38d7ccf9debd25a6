import type { paymentContract } from '../../../application/contract/payment.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, ofOrder, pathRequest, textIn } from '../operations/request-forms.ts'
import { LastPaymentRecord, LastPaymentRequest } from './last-payment.codec.ts'
import { PaymentAliasesRecord, PaymentAliasesRequest } from './payment-alias.codec.ts'
import { PaymentPage, PaymentRequest } from './payment.codec.ts'

export const paymentRoutes = {
  createPayment: route(
    'POST /api/orders/by-token/{token}/payments', 'Create a payment',
    bodyRequest(PaymentRequest, ofOrder), reply(PaymentPage), { status: 201 },
  ),
  getCustomerPaymentAlias: route(
    'POST /api/customers/me/payment-aliases', 'List the customer’s saved cards, last used first',
    bodyRequest(PaymentAliasesRequest), reply(PaymentAliasesRecord),
  ),
  deleteCustomerPaymentAlias: route(
    'DELETE /api/customers/me/payment-aliases/{alias}', 'Delete a saved card, also at the payment provider',
    pathRequest({ alias: textIn('alias') }), reply(PaymentAliasesRecord),
  ),
  getLastPayment: route(
    'POST /api/customers/me/last-payment', 'Retrieve the last payment method and whether invoice is available',
    bodyRequest(LastPaymentRequest), reply(LastPaymentRecord),
  ),
} satisfies Routes<typeof paymentContract>
