import type { Money } from '../money/money.ts'

type Offered = { readonly key: string; readonly price: Money; readonly arrival?: { readonly max: string } }

const byPriceThenArrival = (one: Offered, other: Offered): number =>
  one.price.cents - other.price.cents || (one.arrival?.max ?? '').localeCompare(other.arrival?.max ?? '')

/** Where the parcel waits to be fetched: nobody gets that without choosing it. */
const FETCHED = 'pickmup'

/** What was chosen before, as long as it is offered; else the cheapest to the door, of several the soonest. */
export const preselectedShipping = (offered: readonly Offered[], chosen: string | undefined): string | undefined => {
  const brought = offered.filter(({ key }) => key !== FETCHED)
  const best = (brought.length > 0 ? brought : offered).toSorted(byPriceThenArrival)[0]
  return (offered.find(({ key }) => key === chosen) ?? best)?.key
}
