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

/** What was chosen before, as long as it is offered; else the cheapest. */
export const preselectedShipping = (choices: readonly ShippingChoice[], chosen: string | undefined): string | undefined =>
  (choices.find(({ key }) => key === chosen) ?? choices.toSorted((one, other) => one.price.cents - other.price.cents)[0])?.key
