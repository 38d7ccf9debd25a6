import type { DatedShippingOption } from '../../application/contract/checkout.ts'
import type { Money } from '../../domain/money/money.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { arrivalDays } from './arrival-days.ts'

/** An offered shipping method. */
export type ShippingChoice = {
  readonly key: string
  readonly price: Money
  readonly arrival?: string
}

export const toShippingChoice = (locale: Locale) => ({ key, price, arrival }: DatedShippingOption): ShippingChoice => ({
  key, price, ...(arrival === undefined ? {} : { arrival: arrivalDays(arrival, locale) }),
})
