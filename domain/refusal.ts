import type { FieldRefusal } from './address/field-refusal.ts'
import type { CheckoutState } from './checkout/checkout-state.ts'
import type { PasswordWeakness } from './identity/password.ts'
import type { CouponReason } from './coupon/coupon-reason.ts'
import type { StudioWay } from './delivery/partner-optician.ts'
import type { Money } from './money/money.ts'
import type { OptionKey } from './prescription/lens-option.ts'

/** One field of a request that could not be read: its path and the message key that explains it. */
export type Violation = { readonly path: string; readonly key: string }

/** Every way in which the business says no. Data only: each floor above finds its own words. */
export type Refusal =
  | { readonly _tag: 'NotFound'; readonly what: 'product' | 'category' | 'cart' | 'line' | 'order' | 'payment' | 'document' | 'partner' }
  | { readonly _tag: 'NotAQuantity' }
  | { readonly _tag: 'AboveMaximum'; readonly maximum: number }
  | { readonly _tag: 'StopOrder'; readonly stock: number }
  /** Somebody else was quicker: of something in the cart none is left, and none is coming. */
  | { readonly _tag: 'SoldOut' }
  | { readonly _tag: 'MissingOptions'; readonly keys: readonly OptionKey[] }
  | { readonly _tag: 'UnknownOptions'; readonly keys: readonly string[] }
  | { readonly _tag: 'ValueNotMade'; readonly key: OptionKey }
  | { readonly _tag: 'CombinationNotMade'; readonly keys: readonly OptionKey[] }
  | { readonly _tag: 'NotForSale' }
  | { readonly _tag: 'Discontinued' }
  | { readonly _tag: 'CartCompleted' }
  | { readonly _tag: 'CartEmpty' }
  | { readonly _tag: 'NoCartToken' }
  | { readonly _tag: 'InvalidEmail' }
  | { readonly _tag: 'NotSignedIn' }
  | { readonly _tag: 'WrongCredentials' }
  | { readonly _tag: 'TooManyAttempts' }
  | { readonly _tag: 'WeakPassword'; readonly why: PasswordWeakness }
  | { readonly _tag: 'EmailTaken' }
  | { readonly _tag: 'InvalidNames'; readonly fields: readonly FieldRefusal[] }
  | { readonly _tag: 'NoDocuments' }
  | { readonly _tag: 'InvalidAddress'; readonly billing: readonly FieldRefusal[]; readonly shipping: readonly FieldRefusal[] }
  | { readonly _tag: 'PartnerNotOffered'; readonly way: StudioWay }
  | { readonly _tag: 'ShippingNotOffered'; readonly key: string }
  | { readonly _tag: 'PaymentNotOffered'; readonly method: string }
  | { readonly _tag: 'WrongCheckoutState'; readonly state: CheckoutState }
  | { readonly _tag: 'TermsNotAccepted' }
  | { readonly _tag: 'TotalChanged'; readonly total: Money }
  | { readonly _tag: 'OrderLimitReached'; readonly limit: Money }
  | { readonly _tag: 'InvalidCouponCode' }
  | { readonly _tag: 'CouponRefused'; readonly reason: CouponReason }
  | { readonly _tag: 'InvalidMilesNumber' }
  /** A service's own words, where it gave no reason we know: its message, else its first violation, else nothing (Commerce §8). */
  | { readonly _tag: 'Declined'; readonly by: 'message' | 'violation' | 'nothing'; readonly text: string }
  /** One word for every cause, so that an answer tells nothing about somebody else's order (Commerce §8). */
  | { readonly _tag: 'ReorderNotPossible' }
  | { readonly _tag: 'InvalidSearchTerm' }
  | { readonly _tag: 'AmountMismatch' }
  | { readonly _tag: 'Malformed'; readonly violations: readonly Violation[] }

/** The far side did not answer, or not in words we know. */
export type ServiceUnavailable = { readonly _tag: 'ServiceUnavailable' }

/** What a use case can end in. */
export type Failure = Refusal | ServiceUnavailable
