import type { Address } from './address.ts'
import { normaliseName, normalisePostcode, normaliseText } from './normalise.ts'

type Place = Pick<Address, 'street' | 'streetNumber' | 'apartment' | 'postcode' | 'city' | 'countryCode'>

/** Some people type the house number into the street: its digits count as part of the number. */
const houseNumber = ({ street, streetNumber }: Place): string =>
  normaliseText(street.replace(/\D/g, '') + (streetNumber ?? ''))

const fingerprint = (place: Place): string => JSON.stringify([
  normaliseName(place.street), houseNumber(place), normaliseText(place.apartment), normalisePostcode(place.postcode),
  normaliseName(place.city), place.countryCode,
])

/** Whether two addresses name one door. Case and punctuation do not matter, absent and empty are equal (decision A17). */
export const samePlace = (one: Place, other: Place): boolean => fingerprint(one) === fingerprint(other)
