import type { CartPart } from '../cart/cart-digest.ts'
import type { Money } from '../money/money.ts'
import type { OrderStatus } from './order.ts'

export type TermsNotAccepted = { readonly _tag: 'TermsNotAccepted' }
/** It is no longer what the shopper saw when pressing the button; `total` is what it is now. */
export type TotalChanged = { readonly _tag: 'TotalChanged'; readonly total: Money }
/** Parts of the cart are no longer what the shopper saw when pressing the button. */
export type OrderChanged = { readonly _tag: 'OrderChanged'; readonly changed: readonly CartPart[]; readonly total: Money }
/** More than may be sent to the country of the bill at once. */
export type OrderLimitReached = { readonly _tag: 'OrderLimitReached'; readonly limit: Money }
/** Goods that may not be sent to the country of the parcel. */
export type NotDeliveredThere = { readonly _tag: 'NotDeliveredThere' }
/** So many orders of the buyer or of their client network wait for their money that another one is not accepted. */
export type TooManyUnpaidOrders = { readonly _tag: 'TooManyUnpaidOrders'; readonly of: 'buyer' | 'network' }
/** Its link alone does not show it, or no longer. */
export type OrderOfAnother = { readonly _tag: 'OrderOfAnother' }
/** E-mail and postcode are not both those of the order; which of them is not said. */
export type OrderAccessNotVerified = { readonly _tag: 'OrderAccessNotVerified' }
/** How the order stands, this cannot happen to it. */
export type WrongOrderStatus = { readonly _tag: 'WrongOrderStatus'; readonly status: OrderStatus }
/** Of a line there are not so many packs to do this with; none are asked for when no line is named. */
export type QuantityNotAvailable = { readonly _tag: 'QuantityNotAvailable'; readonly lineId: string; readonly left: number }
/** A number of a parcel is one word, or an address that begins with https. */
export type MalformedTracking = { readonly _tag: 'MalformedTracking' }
export type NoDocuments = { readonly _tag: 'NoDocuments' }

/** What may be said to somebody who places an order, looks at one, or works on it. */
export type OrderRefusal =
  | TermsNotAccepted | TotalChanged | OrderChanged | OrderLimitReached | NoDocuments | OrderOfAnother | OrderAccessNotVerified
  | NotDeliveredThere | TooManyUnpaidOrders | WrongOrderStatus | QuantityNotAvailable | MalformedTracking
