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

/** A coupon used by an order, with the limits that are checked again under its lock. */
export type CouponUse = {
  readonly code: CouponCode
  readonly customer: CustomerKey
  /** The verified account that orders: unpaid orders of guests with this address do not count. */
  readonly owner?: AccountId
  readonly usesPerCustomer?: number
  readonly newCustomersOnly: boolean
  /** The discount of each line by its id; zero or negative. */
  readonly shares: ReadonlyMap<string, Money>
}

/** All changes of an order placement, all or nothing. */
export type Placement = {
  readonly order: Order
  readonly reservations: readonly { readonly variantId: VariantId; readonly quantity: number }[]
  readonly mails: readonly Mail[]
  readonly coupon?: CouponUse
  /** Stored with the order while it is unpaid. */
  readonly network?: string
  /** The subscription of this delivery, moved on to the next one; if it was changed meanwhile the order fails. */
  readonly renewal?: Renewal
}

/** The earlier orders a decision needs: those of an address and those of the signed-in customer. */
export type Payer = {
  readonly customer: CustomerKey
  readonly owner?: AccountId
  /** The client network, whose unpaid orders count, too; its hash is stored with an unpaid order. */
  readonly network?: string
  /** Only unpaid orders matter: without any the payer's orders need not be serialised. */
  readonly onlyUnpaid: boolean
}

/** The shop's orders. */
export interface OrderRepository {
  /**
   * All or nothing: decides on the cart, takes coupon and stock (a conditional update each, variants in sorted order), writes the order,
   * completes the cart and queues the mails. A cart that was ordered before returns its order. A product whose sale is stopped is never
   * ordered, even if the catalogue read before is out of date. `sequence` counts orders and never repeats. `earlier` are the payer's
   * orders, newest first, and `ofNetwork` the unpaid ones of the payer's network: orders of one payer are placed one after the other, so
   * that each is checked against the others. `decide` may run again: `seen` is the cart as it was just read; it is locked only if it
   * changed or something is missing.
   */
  readonly place: <Refused>(
    token: CartToken,
    decide: (cart: Cart, sequence: number, earlier: readonly Order[], ofNetwork: readonly Order[]) => Either<Refused, Placement>,
    payerOf?: (cart: Cart) => Payer | undefined,
    seen?: Cart,
  ) => TaskEither<Refused | CartNotFound | SaleStopped | StopOrder | CouponRefused | NotFound<'subscription'> | ServiceUnavailable, Order>
  readonly order: (token: OrderToken) => TaskEither<OrderNotFound | ServiceUnavailable, Order>
  /** The order of a cart. */
  readonly orderOfCart: (token: CartToken) => TaskEither<OrderNotFound | ServiceUnavailable, Order>
}
