import type { CartPart } from '../cart/cart-digest.ts'
import type { Money } from '../money/money.ts'
import type { OrderStatus } from './order.ts'

export type TermsNotAccepted = { readonly _tag: 'TermsNotAccepted' }
/** The total has changed since the button was shown; `total` is the current one. */
export type TotalChanged = { readonly _tag: 'TotalChanged'; readonly total: Money }
/** Parts of the cart have changed since the button was shown. */
export type OrderChanged = { readonly _tag: 'OrderChanged'; readonly changed: readonly CartPart[]; readonly total: Money }
/** The total exceeds the limit for the country of the bill or the parcel. */
export type OrderLimitReached = { readonly _tag: 'OrderLimitReached'; readonly limit: Money }
/** Items that may not be delivered to the country of the parcel. */
export type NotDeliveredThere = { readonly _tag: 'NotDeliveredThere' }
/** Too many orders of the buyer or of their client network await payment. */
export type TooManyUnpaidOrders = { readonly _tag: 'TooManyUnpaidOrders'; readonly of: 'buyer' | 'network' }
/** The link alone does not give access to the order, or not any more. */
export type OrderOfAnother = { readonly _tag: 'OrderOfAnother' }
/** E-mail and postcode do not both match the order; which of them is wrong is not revealed. */
export type OrderAccessNotVerified = { readonly _tag: 'OrderAccessNotVerified' }
/** The change is not possible in the order's status. */
export type WrongOrderStatus = { readonly _tag: 'WrongOrderStatus'; readonly status: OrderStatus }
/** The line does not have that many packs; `lineId` is empty if no line was named. */
export type QuantityNotAvailable = { readonly _tag: 'QuantityNotAvailable'; readonly lineId: string; readonly left: number }
/** A tracking number must be one word, or an https address. */
export type MalformedTracking = { readonly _tag: 'MalformedTracking' }
export type NoDocuments = { readonly _tag: 'NoDocuments' }

/** Why a cart in order is not placed with this consent. */
export type ConsentRefusal = TermsNotAccepted | TotalChanged | OrderLimitReached | NotDeliveredThere

/** Why placing, viewing or processing an order is rejected. */
export type OrderRefusal =
  | TermsNotAccepted | TotalChanged | OrderChanged | OrderLimitReached | NoDocuments | OrderOfAnother | OrderAccessNotVerified
  | NotDeliveredThere | TooManyUnpaidOrders | WrongOrderStatus | QuantityNotAvailable | MalformedTracking
