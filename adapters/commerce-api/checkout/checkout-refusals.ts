import * as t from 'io-ts'
import type { CheckoutRefusal } from '../../../domain/checkout/checkout-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'
import { CheckoutStateCode } from '../values/codes.codec.ts'

export const checkoutRefusals = refusals<CheckoutRefusal>({
  WrongCheckoutState: { status: 409, data: { state: CheckoutStateCode } },
  PaymentNotOffered: { status: 422, data: { method: t.string } },
})
