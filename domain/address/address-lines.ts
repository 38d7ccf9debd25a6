import type { ShippingAddress } from './address.ts'
import type { Place } from './address-suggestion.ts'
import { needsProvince } from './province.ts'

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')

/** The street with its number, and the town with its postcode. */
export const placeLines = (
  { street, streetNumber, postcode, city }: Omit<Place, 'countryCode'>,
): readonly [street: string, town: string] =>
  [joined(street, streetNumber), joined(postcode, city)]

/** An address as it is written on a parcel, without its country, which has a name in each language. */
export const addressLines = (address: ShippingAddress): readonly string[] => {
  const [street, town] = placeLines(address)
  return [
    address.company,
    // On a parcel to an optician it is the customer who must be found, not who keeps the studio.
    address.recipient ?? joined(address.firstName, address.lastName),
    street,
    address.apartment,
    address.additionalInfo,
    needsProvince(address) ? joined(town, address.provinceCode) : town,
  ].filter((line): line is string => line !== undefined && line !== '')
}
