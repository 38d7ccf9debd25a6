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

/** Where the parcel waits to be fetched: nobody gets that without choosing it. */
const FETCHED = 'pickmup'

/** What was chosen before, as long as it is offered; else the cheapest to the door, of several the soonest. */
export const preselectedShipping = (offered: readonly CartShippingOption[], chosen: string | undefined): string | undefined => {
  const brought = offered.filter(({ key }) => key !== FETCHED)
  const best = (brought.length > 0 ? brought : offered).toSorted(byPriceThenArrival)[0]
  return (offered.find(({ key }) => key === chosen) ?? best)?.key
}
