import * as t from 'io-ts'
import type { CheckoutRefusal } from '../../../domain/checkout/checkout-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'
import { CheckoutStateCode } from '../values/codes.codec.ts'

export const checkoutRefusals = {
  WrongCheckoutState: { status: 409, ...unchanged('WrongCheckoutState', { state: CheckoutStateCode }) },
  PaymentNotOffered: { status: 422, ...unchanged('PaymentNotOffered', { method: t.string }) },
} satisfies RefusalRows<CheckoutRefusal>
