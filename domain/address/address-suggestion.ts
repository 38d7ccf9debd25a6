import { omitUndefined } from '../omit-undefined.ts'
import type { Address } from './address.ts'

/** What a directory of places can know of an address. */
export type Place = Pick<Address, 'street' | 'postcode' | 'city'> & Partial<Pick<Address, 'streetNumber' | 'countryCode'>>

/** What a directory is asked about an address. */
export const placeOf = ({ street, streetNumber, postcode, city, countryCode }: Address): Place =>
  omitUndefined({ street, streetNumber, postcode, city, countryCode })

/** The service's answer: `isSanitised` when it writes the place in another way than it was typed (Commerce §4). */
export type SanitisedPlace = { readonly isSanitised: boolean; readonly place: Place }

export const ADDRESS_CHOICES = ['suggested', 'original'] as const
export type AddressChoice = { readonly kind: (typeof ADDRESS_CHOICES)[number]; readonly place: Place }

/**
 * Suggested and original, in this order, when the country is known and the service writes the place differently;
 * otherwise there is nothing to choose (Commerce §4).
 */
export const addressChoices = (typed: Place, answer: SanitisedPlace | undefined): readonly AddressChoice[] =>
  typed.countryCode === undefined || answer === undefined || !answer.isSanitised
    ? []
    : [
        { kind: 'suggested', place: answer.place },
        { kind: 'original', place: typed },
      ]

const sameText = (one: string | undefined, other: string | undefined): boolean => (one ?? '') === (other ?? '')

/** Written letter by letter the same; here case and abbreviations do matter. */
export const isWrittenAs = (one: Place, other: Place): boolean =>
  one.street === other.street && sameText(one.streetNumber, other.streetNumber) &&
  one.postcode === other.postcode && one.city === other.city
