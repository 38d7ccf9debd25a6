import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { SharedOrder } from '../../../domain/order/shared-order.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Money } from '../../../domain/money/money.ts'
import { token } from '../../token.ts'

/** Pays with a saved card, or saves the card for the next time. */
export type CardChoice = { readonly alias?: string; readonly savesCard?: boolean }

export interface OrderGateway {
  /**
   * `expectedTotal` and `digest` are what the shopper saw; if anything differs, the order is refused with the current values. A repeated
   * request returns the same token.
   */
  readonly place: (
    token: CartToken,
    consent: {
      readonly termsAccepted: boolean
      readonly expectedTotal: Money
      readonly digest: CartDigest
      readonly comment?: string
    },
  ) => TaskEither<Failure, OrderToken>
  /** The complete order, for the ordering browser and the owner; others get `OrderOfAnother`. */
  readonly order: (token: OrderToken) => TaskEither<Failure, Order>
  /** What the link of an order shows to everybody, as long as it is valid. */
  readonly shared: (token: OrderToken) => TaskEither<Failure, SharedOrder>
  /** Grants access with the e-mail address and a postcode of the order. */
  readonly prove: (token: OrderToken, proof: { readonly email: string; readonly postcode: string }) => TaskEither<Failure, Order>
  /** The online payment methods for an unpaid order; none if it is not due. */
  readonly paymentMethods: (token: OrderToken) => TaskEither<Failure, readonly PaymentMethod[]>
  /** The QR-bill for a transfer, as SVG; `undefined` if none is due. */
  readonly paymentSlip: (token: OrderToken) => TaskEither<Failure, string | undefined>
  /**
   * Starts a payment attempt, with another method if given, by a saved card or to save the card, and returns the payment page;
   * `undefined` if nothing is to be paid online.
   */
  readonly startPayment: (token: OrderToken, method?: string, card?: CardChoice) => TaskEither<Failure, string | undefined>
}
export const OrderGateway = token<OrderGateway>('OrderGateway')
