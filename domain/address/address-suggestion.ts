import { omitUndefined } from '../omit-undefined.ts'
import type { Address } from './address.ts'

/** The fields of an address that a directory of places covers. */
export type Place = Pick<Address, 'street' | 'postcode' | 'city'> & Partial<Pick<Address, 'streetNumber' | 'countryCode'>>

/** The query for a directory of places. */
export const placeOf = ({ street, streetNumber, postcode, city, countryCode }: Address): Place =>
  omitUndefined({ street, streetNumber, postcode, city, countryCode })

/** The service's response: `isSanitised` when it writes the place differently from what was typed (Commerce §4). */
export type SanitisedPlace = { readonly isSanitised: boolean; readonly place: Place }

export const ADDRESS_CHOICES = ['suggested', 'original'] as const
export type AddressChoice = { readonly kind: (typeof ADDRESS_CHOICES)[number]; readonly place: Place }

/**
 * Suggested and original, in this order, when the country is known and the service writes the place differently;
 * otherwise there is nothing to choose (Commerce §4).
 */
export const addressChoices = (typed: Place, response: SanitisedPlace | undefined): readonly AddressChoice[] =>
  typed.countryCode === undefined || response === undefined || !response.isSanitised
    ? []
    : [
        { kind: 'suggested', place: response.place },
        { kind: 'original', place: typed },
      ]

const sameText = (one: string | undefined, other: string | undefined): boolean => (one ?? '') === (other ?? '')

/** The same texts, character by character; here case and abbreviations do matter. */
export const isWrittenAs = (one: Place, other: Place): boolean =>
  one.street === other.street && sameText(one.streetNumber, other.streetNumber) &&
  one.postcode === other.postcode && one.city === other.city
