import type { Money } from '../money/money.ts'

type Way = { readonly key: string; readonly price: Money }
type Offered = Way & { readonly arrival?: { readonly min: string; readonly max: string } }

/** Where the parcel waits to be fetched: nobody gets that without choosing it, and no optician fetches it. */
export const FETCHED = 'pickmup'

/** The cheapest way to the door, of several the soonest; one to fetch the parcel only where there is no other. */
export const preferredToDoor = <Kind extends Way>(
  offered: readonly Kind[],
  bySoonest: (one: Kind, other: Kind) => number,
): Kind | undefined => {
  const brought = offered.filter(({ key }) => key !== FETCHED)
  return (brought.length > 0 ? brought : offered).toSorted(
    (one, other) => one.price.cents - other.price.cents || bySoonest(one, other),
  )[0]
}

const bySoonest = ({ arrival: one }: Offered, { arrival: other }: Offered): number =>
  (one?.max ?? '').localeCompare(other?.max ?? '') || (one?.min ?? '').localeCompare(other?.min ?? '')

/** What was chosen before, as long as it is offered; else what is preferred. */
export const preselectedShipping = (offered: readonly Offered[], chosen: string | undefined): string | undefined =>
  (offered.find(({ key }) => key === chosen) ?? preferredToDoor(offered, bySoonest))?.key
