import type { CartShippingOption } from '../../application/storefront/checkout/checkout-gateway.port.ts'
import type { Money } from '../../domain/money/money.ts'
import { formatArrival } from '../../domain/stock/format-arrival.ts'

/** One way to ship as it is offered. */
export type ShippingChoice = {
  readonly key: string
  readonly price: Money
  readonly arrival?: string
}

export const toShippingChoice = ({ key, price, arrival }: CartShippingOption): ShippingChoice => {
  const range = formatArrival(arrival)
  return { key, price, ...(range === undefined ? {} : { arrival: range }) }
}

const byPriceThenArrival = (one: CartShippingOption, other: CartShippingOption): number =>
  one.price.cents - other.price.cents || (one.arrival?.max ?? '').localeCompare(other.arrival?.max ?? '')

/** What was chosen before, as long as it is offered; else the cheapest, of several the soonest. */
export const preselectedShipping = (offered: readonly CartShippingOption[], chosen: string | undefined): string | undefined =>
  (offered.find(({ key }) => key === chosen) ?? offered.toSorted(byPriceThenArrival)[0])?.key
