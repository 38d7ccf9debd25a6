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
