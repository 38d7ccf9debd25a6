import type { Money } from '../money/money.ts'

type Method = { readonly key: string; readonly price: Money }
type Offered = Method & { readonly arrival?: { readonly min: string; readonly max: string } }

/** Pickup at a parcel locker or post office: never preselected if there is an alternative, and not possible for an optician. */
export const PARCEL_PICKUP = 'pickmup'

/** The cheapest method to the door, of several the fastest; parcel pickup only if there is no other. */
export const preferredToDoor = <Kind extends Method>(
  offered: readonly Kind[],
  bySoonest: (one: Kind, other: Kind) => number,
): Kind | undefined => {
  const toDoor = offered.filter(({ key }) => key !== PARCEL_PICKUP)
  return (toDoor.length > 0 ? toDoor : offered).toSorted(
    (one, other) => one.price.cents - other.price.cents || bySoonest(one, other),
  )[0]
}

const bySoonest = ({ arrival: one }: Offered, { arrival: other }: Offered): number =>
  (one?.max ?? '').localeCompare(other?.max ?? '') || (one?.min ?? '').localeCompare(other?.min ?? '')

/** The previous choice as long as it is offered; otherwise the preferred method. */
export const preselectedShipping = (offered: readonly Offered[], chosen: string | undefined): string | undefined =>
  (offered.find(({ key }) => key === chosen) ?? preferredToDoor(offered, bySoonest))?.key
