import type { Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'
import { omitUndefined } from '../omit-undefined.ts'

/**
 * Where a parcel goes and how, as far as it is known yet; `method` is the key of a way to ship, `worth` what the goods around it
 * cost in cents, which decides what shipping costs.
 */
export type Shipment = { readonly country?: Country; readonly method?: string; readonly worth?: number }

type Sent = {
  readonly shippingAddress?: { readonly countryCode: Country }
  readonly shippingMethod?: string
  readonly totals: { readonly itemsTotal: Money }
}

export const shipmentOf = ({ shippingAddress, shippingMethod, totals }: Sent): Shipment =>
  omitUndefined({ country: shippingAddress?.countryCode, method: shippingMethod, worth: totals.itemsTotal.cents })
