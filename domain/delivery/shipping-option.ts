import type { Money } from '../money/money.ts'
import type { Country } from '../shop/country.ts'

/** A shipping method with its price (Commerce §3). `key` is `<carrier>_<service>_<format>`, e.g. `swisspost_a_post_parcel`. */
export type ShippingOption = { readonly key: string; readonly price: Money }

/** A shipping method as it is stored. Weight in grams. */
export type ShippingMethod = {
  readonly key: string
  readonly country: Country
  readonly price: Money
  readonly active: boolean
  readonly midi: boolean
  readonly maxWeight?: number
  readonly carrierDays: { readonly min: number; readonly max: number }
}
