import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { CouponRefused } from '../../../domain/coupon/coupon-refusal.ts'
import type { CustomerKey } from '../../../domain/coupon/customer-key.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { SaleStopped } from '../../../domain/product/product-refusal.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { StopOrder } from '../../../domain/stock/stock-refusal.ts'
import type { CartNotFound } from '../cart/cart-repository.port.ts'
import type { Mail } from '../mail/mail.ts'
import type { Renewal } from './renewal.ts'

export type OrderNotFound = NotFound<'order'>

/** A voucher an order uses up, with the limits that are checked once more while it is locked. */
export type CouponUse = {
  readonly code: CouponCode
  readonly customer: CustomerKey
  /** Whose verified account orders: what guests with this address did not pay does not count. */
  readonly owner?: AccountId
  readonly usesPerCustomer?: number
  readonly newCustomersOnly: boolean
  /** What it takes off each line, by the line's id; zero or negative. */
  readonly shares: ReadonlyMap<string, Money>
}

/** What one order does to the shop, all or nothing. */
export type Placement = {
  readonly order: Order
  readonly reservations: readonly { readonly variantId: VariantId; readonly quantity: number }[]
  readonly mails: readonly Mail[]
  readonly coupon?: CouponUse
  /** Kept with the order while it waits for its money. */
  readonly network?: string
  /** The subscription whose delivery it is goes on with the next one; one that was changed meanwhile stops the order. */
  readonly renewal?: Renewal
}

/** Whose earlier orders a decision asks for: those of a mailbox, and those of the customer who is signed in. */
export type Payer = {
  readonly customer: CustomerKey
  readonly owner?: AccountId
  /** The client network, whose unpaid orders are judged, too; its hash is kept with an order while that is unpaid. */
  readonly network?: string
  /** Only orders that wait for their money matter: where there are none, the payer need not wait for others. */
  readonly onlyUnpaid: boolean
}

/** The shop's orders. */
export interface OrderBook {
  /**
   * All or nothing: decides on the cart, takes the voucher and the stock (a conditional update each, variants in
   * sorted order), writes the order, completes the cart, puts the mails in the outbox. A cart that was ordered before
   * answers its order again. Nothing whose sale is stopped is ordered, however old the catalogue is that was decided on.
   * `sequence` counts orders and never repeats. `earlier` are the orders of the payer, the newest
   * first, and `ofNetwork` the unpaid ones of the payer's network: who is named orders one after the other, so that none of two
   * orders at once is judged without the other.
   * `decide` may run again: `seen` is that cart as the shelf has just answered it, and need not be locked while nobody changed it
   * and everything is there.
   */
  readonly place: <Refused>(
    token: CartToken,
    decide: (cart: Cart, sequence: number, earlier: readonly Order[], ofNetwork: readonly Order[]) => Either<Refused, Placement>,
    payerOf?: (cart: Cart) => Payer | undefined,
    seen?: Cart,
  ) => TaskEither<Refused | CartNotFound | SaleStopped | StopOrder | CouponRefused | NotFound<'subscription'> | ServiceUnavailable, Order>
  readonly order: (token: OrderToken) => TaskEither<OrderNotFound | ServiceUnavailable, Order>
  /** The order that a cart became. */
  readonly orderOfCart: (token: CartToken) => TaskEither<OrderNotFound | ServiceUnavailable, Order>
}
