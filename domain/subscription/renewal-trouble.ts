import type { Failure } from '../refusal.ts'

/** Why a delivery could not be ordered, as shown to its owner. */
export const RENEWAL_TROUBLES = [
  'sold_out', 'discontinued', 'sale_stopped', 'payment', 'shipping', 'address',
  'card_removed', 'card_expired', 'card_declined', 'card_unanswered', 'other',
] as const
export type RenewalTrouble = (typeof RENEWAL_TROUBLES)[number]

const TROUBLE_OF: { readonly [Tag in Failure['_tag']]?: RenewalTrouble } = {
  SoldOut: 'sold_out',
  StopOrder: 'sold_out',
  SaleStopped: 'sale_stopped',
  NotForSale: 'discontinued',
  MissingOptions: 'discontinued',
  UnknownOptions: 'discontinued',
  ValueNotMade: 'discontinued',
  CombinationNotMade: 'discontinued',
  PaymentNotOffered: 'payment',
  ShippingNotOffered: 'shipping',
  PartnerNotOffered: 'address',
  InvalidAddress: 'address',
  NotDeliveredThere: 'address',
  CardExpired: 'card_expired',
}

/** A missing product is discontinued; a missing card was deleted. */
const MISSING: { readonly [what: string]: RenewalTrouble } = { product: 'discontinued', partner: 'address', payment_alias: 'card_removed' }

/** The reason of a failed delivery from a refusal of the checkout. */
export const troubleOf = (failure: Failure): RenewalTrouble =>
  (failure._tag === 'NotFound' ? MISSING[failure.what] : TROUBLE_OF[failure._tag]) ?? 'other'
