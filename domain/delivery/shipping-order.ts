import type { Money } from '../money/money.ts'
import { preferredToDoor } from './preselected-shipping.ts'

type Offered = { readonly key: string; readonly price: Money; readonly arrival?: { readonly min: string; readonly max: string } }

const LATE = '9999'
const daysOf = ({ arrival }: Offered): string => `${arrival?.max ?? LATE} ${arrival?.min ?? LATE}`
const bySoonest = (one: Offered, other: Offered): number => daysOf(one).localeCompare(daysOf(other))
const byPrice = (one: Offered, other: Offered): number => one.price.cents - other.price.cents || bySoonest(one, other)

/** The display order of shipping methods: the fastest to the door, the cheapest to the door, then by price. */
export const inShippingOrder = <Kind extends Offered>(offered: readonly Kind[]): readonly Kind[] => {
  const soonest = offered.map(daysOf).toSorted()[0]
  const fastest = preferredToDoor(offered.filter((method) => daysOf(method) === soonest), bySoonest)
  const cheapest = preferredToDoor(offered, bySoonest)
  const first = [...new Set([fastest, cheapest])].filter((method) => method !== undefined)
  return [...first, ...offered.filter((method) => !first.includes(method)).toSorted(byPrice)]
}
