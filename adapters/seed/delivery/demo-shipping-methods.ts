import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import { priceAmount } from '../../../domain/pricing/price-amount.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import type { Country } from '../../../domain/shop/country.ts'
import shipping from './shipping.json' with { type: 'json' }

/** `days` and `grams` as the carrier states them; `off` is known but not offered at present. */
type WrittenMethod = {
  readonly key: string
  readonly cents: number
  readonly days: readonly number[]
  readonly grams?: number
  readonly midi?: boolean
  readonly off?: boolean
}

const methodTo = (country: Country) => ({ key, cents, days, grams, midi, off }: WrittenMethod): ShippingMethod => {
  const [min = 1, max = min] = days
  return {
    key,
    country,
    price: priceAmount(cents, 'CHF'),
    active: off !== true,
    midi: midi === true,
    ...(grams === undefined ? {} : { maxWeight: grams }),
    carrierDays: { min, max },
  }
}

/** Every shipping method of the demo shop to each of its countries. */
export const demoShippingMethods = (): readonly ShippingMethod[] => {
  const methods: { readonly [country in Country]: readonly WrittenMethod[] } = shipping
  return COUNTRIES.flatMap((country) => methods[country].map(methodTo(country)))
}
