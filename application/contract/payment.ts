import type { Cart } from '../../domain/cart/cart.ts'
import type { OrderToken } from '../../domain/order/order.ts'
import type { LastPayment } from '../../domain/payment/last-payment.ts'
import type { ListedAlias } from '../../domain/payment/listed-alias.ts'
import { none, operation, type } from './operation.ts'

/** Pays by another method if given, with a saved card, or saves the card for the next time. */
export type PaymentInput = {
  readonly token: OrderToken
  readonly method?: string
  readonly alias?: string
  readonly savesCard?: boolean
}

/** Payments of orders, and the customer's saved cards, last used first. */
export const paymentContract = {
  /** Returns the payment page; `undefined` if nothing is to be paid online. */
  createPayment: operation({
    input: type<PaymentInput>(), output: type<string | undefined>(),
    refusals: ['NotFound', 'PaymentNotOffered', 'CardExpired', 'TooManyAttempts'],
    permission: 'order token',
  }),
  getCustomerPaymentAlias: operation({ input: none, output: type<readonly ListedAlias[]>(), refusals: [], permission: 'customer' }),
  deleteCustomerPaymentAlias: operation({
    input: type<{ readonly alias: string }>(), output: type<readonly ListedAlias[]>(), refusals: ['NotFound'], permission: 'customer',
  }),
  /** The last payment method and whether invoice is available; the shop relies on nothing that is sent. */
  getLastPayment: operation({
    input: none, request: type<{ readonly cart: Cart; readonly lastOrderDate?: string; readonly isStaff?: boolean }>(),
    output: type<LastPayment>(), refusals: [], permission: 'visitor',
  }),
}
