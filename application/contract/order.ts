import type { CartDigest } from '../../domain/cart/cart-digest.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { Money } from '../../domain/money/money.ts'
import type { OrderToken } from '../../domain/order/order.ts'
import type { SharedOrder } from '../../domain/order/shared-order.ts'
import type { ShownOrder } from '../../domain/order/shown-order.ts'
import { operation, type } from './operation.ts'
import { STEP } from './shared-refusals.ts'

/** The consent to an order: to exactly what the cart showed. A missing value is not consent to the terms. */
export type ConsentToCart = {
  readonly termsAccepted: boolean
  readonly expectedTotal?: Money
  readonly comment?: string
  readonly digest: CartDigest
}

type OfCart = { readonly token: CartToken }
type OfOrder = { readonly token: OrderToken }

/** Orders, by the token of the order or for its owner. */
export const orderContract = {
  /** A repeated request returns the same order. */
  createOrder: operation({
    input: type<OfCart & { readonly consent: ConsentToCart }>(), output: type<OrderToken>(),
    refusals: [
      ...STEP, 'Discontinued', 'SaleStopped', 'NotForSale', 'StopOrder', 'SoldOut', 'ShippingNotOffered', 'PaymentNotOffered',
      'PartnerNotOffered', 'CouponRefused', 'TermsNotAccepted', 'TotalChanged', 'OrderChanged', 'OrderLimitReached', 'NotDeliveredThere',
      'TooManyUnpaidOrders', 'OrderOfAnother',
    ],
    permission: 'cart token',
  }),
  getOrderOfCart: operation({ input: type<OfCart>(), output: type<OrderToken>(), refusals: ['NotFound'], permission: 'ordered cart' }),
  getOrder: operation({
    input: type<OfOrder>(), output: type<ShownOrder>(), refusals: ['NotFound', 'OrderOfAnother'], permission: 'own order token',
  }),
  /** What the link of an order shows to everybody, as long as it is valid. */
  trackOrder: operation({
    input: type<OfOrder>(), output: type<SharedOrder>(), refusals: ['NotFound', 'OrderOfAnother'], permission: 'order token',
  }),
  /** Grants access with the e-mail address and a postcode of the order. */
  verifyOrderAccess: operation({
    input: type<OfOrder & { readonly proof: { readonly email: string; readonly postcode: string } }>(), output: type<ShownOrder>(),
    refusals: ['NotFound', 'InvalidEmail', 'TooManyAttempts', 'OrderAccessNotVerified'], permission: 'order token and address',
  }),
  /** Online methods for an unpaid order; none if it is not due. */
  getOrderPaymentMethods: operation({
    input: type<OfOrder>(), output: type<readonly PaymentMethod[]>(), refusals: ['NotFound'], permission: 'order token',
  }),
  /** The QR-bill for a transfer, as SVG; `undefined` if none is due. */
  getPaymentSlip: operation({
    input: type<OfOrder>(), output: type<string | undefined>(), refusals: ['NotFound', 'OrderOfAnother'], permission: 'own order token',
  }),
  /** Newest first; pages count from 1. */
  listOrders: operation({
    input: type<{ readonly page: number }>(), output: type<{ readonly orders: readonly ShownOrder[]; readonly total: number }>(),
    refusals: ['Malformed'], permission: 'customer',
  }),
  getOwnOrder: operation({
    input: type<{ readonly id: number }>(), output: type<ShownOrder>(), refusals: ['NotFound'], permission: 'customer',
  }),
  /** The addresses of documents by their names. */
  getDocuments: operation({
    input: type<{ readonly documents: readonly string[] }>(), output: type<readonly string[]>(), refusals: ['NotFound', 'NoDocuments'],
    permission: 'customer',
  }),
}
