import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { SharedOrder } from '../../../domain/order/shared-order.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartDigest } from '../../../domain/cart/cart-digest.ts'
import type { Money } from '../../../domain/money/money.ts'
import { token } from '../../token.ts'

/** What a customer wishes of a card: to pay by one that is kept, or to have it kept for the next time. */
export type CardChoice = { readonly alias?: string; readonly savesCard?: boolean }

export interface OrderGateway {
  /**
   * `expectedTotal` and `shown` are what the shopper saw; anything else is refused with what it is now. Repeating answers the same
   * token.
   */
  readonly place: (
    token: CartToken,
    consent: {
      readonly termsAccepted: boolean
      readonly expectedTotal: Money
      readonly shown: CartDigest
      readonly comment?: string
    },
  ) => TaskEither<Failure, OrderToken>
  /** Whole, in the browser that ordered and for the owner; anybody else is `OrderOfAnother`. */
  readonly order: (token: OrderToken) => TaskEither<Failure, Order>
  /** What its link tells anybody, for as long as it tells anything. */
  readonly shared: (token: OrderToken) => TaskEither<Failure, SharedOrder>
  /** Opens it to whoever knows its e-mail and a postcode of it. */
  readonly prove: (token: OrderToken, proof: { readonly email: string; readonly postcode: string }) => TaskEither<Failure, Order>
  /** How an order that waits for its money can be paid online; none when it does not. */
  readonly paymentMethods: (token: OrderToken) => TaskEither<Failure, readonly PaymentMethod[]>
  /** The slip to pay it by transfer with, as SVG; `undefined` where none is due. */
  readonly paymentSlip: (token: OrderToken) => TaskEither<Failure, string | undefined>
  /**
   * Opens an attempt to pay, by another method when one is named, by a kept card or to have the card kept, and answers where the
   * shopper pays it; `undefined` when nothing is to be paid online.
   */
  readonly startPayment: (token: OrderToken, method?: string, card?: CardChoice) => TaskEither<Failure, string | undefined>
}
export const OrderGateway = token<OrderGateway>('OrderGateway')
