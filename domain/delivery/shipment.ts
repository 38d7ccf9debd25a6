import type { Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import { omitUndefined } from '../omit-undefined.ts'

/**
 * The destination and method of a parcel, as far as known; `method` is the key of a shipping method, `worth` the value of the items in
 * cents, which decides the shipping price.
 */
export type Shipment = { readonly country?: Country; readonly method?: string; readonly worth?: number }

type ShippedCart = {
  readonly shippingAddress?: { readonly countryCode: Country }
  readonly shippingMethod?: string
  readonly totals: { readonly itemsTotal: Money }
}

export const shipmentOf = ({ shippingAddress, shippingMethod, totals }: ShippedCart): Shipment =>
  omitUndefined({ country: shippingAddress?.countryCode, method: shippingMethod, worth: totals.itemsTotal.cents })
