import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartNotFound } from '../cart/cart-shelf.port.ts'
import type { Mail } from '../mail/mail.ts'

export type OrderNotFound = { readonly _tag: 'NotFound'; readonly what: 'order' }
export type StopOrder = { readonly _tag: 'StopOrder'; readonly stock: number }

/** What one order does to the shop, all or nothing. */
export type Placement = {
  readonly order: Order
  readonly reservations: readonly { readonly variantId: VariantId; readonly quantity: number }[]
  readonly mails: readonly Mail[]
}

/** The shop's orders. */
export interface OrderBook {
  /**
   * In one transaction: locks the cart, decides, takes the stock (a conditional update a variant, in sorted order), writes
   * the order, completes the cart, puts the mails in the outbox. A cart that was ordered before answers its order again.
   * `sequence` counts orders and never repeats.
   */
  readonly place: <Refused>(
    token: CartToken,
    decide: (cart: Cart, sequence: number) => Either<Refused, Placement>,
  ) => TaskEither<Refused | CartNotFound | StopOrder | ServiceUnavailable, Order>
  readonly order: (token: OrderToken) => TaskEither<OrderNotFound | ServiceUnavailable, Order>
}
export const OrderBook = token<OrderBook>('OrderBook')
