import { isCountry, type Country } from '../shop/country.ts'
import { ADDRESS_FIELD_NAMES, type AddressField } from './address-field.ts'
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

/**
 * Italy writes the province behind the town. For a country added by configuration the format is unknown: the province is written if
 * present.
 */
const writesProvince = ({ countryCode }: Pick<ShippingAddress, 'countryCode'>): boolean =>
  needsProvince({ countryCode }) || !isCountry(countryCode)

/** The part of a rendered address in which each field stands. A missing field does not compile. */
const ADDRESS_PARTS = {
  company: 'addressee', firstName: 'addressee', lastName: 'addressee', recipient: 'addressee',
  street: 'place', streetNumber: 'place', apartment: 'place', additionalInfo: 'place', postcode: 'place', city: 'place',
  provinceCode: 'place', countryCode: 'country', phoneNumber: 'contact', taxNumber: 'contact',
  // Not printed on parcels or invoices.
  salutation: 'none', birthday: 'none', studioId: 'none',
} as const satisfies { readonly [field in AddressField]: 'addressee' | 'place' | 'country' | 'contact' | 'none' }

type Contact = { [field in AddressField]: (typeof ADDRESS_PARTS)[field] extends 'contact' ? field : never }[AddressField]
const isContact = (field: AddressField): field is Contact => ADDRESS_PARTS[field] === 'contact'
const CONTACTS = ADDRESS_FIELD_NAMES.filter(isContact)

const written = (lines: readonly (string | undefined)[]): readonly string[] =>
  lines.filter((line): line is string => line !== undefined && line !== '')

/** Street, flat and town, without the name and without the country. */
export const doorLines = (address: ShippingAddress): readonly string[] => {
  const [street, town] = placeLines(address)
  return written([street, address.apartment, address.additionalInfo, writesProvince(address) ? joined(town, address.provinceCode) : town])
}

/** An address as it is written on a parcel, without its country, which has a name in each language. */
export const addressLines = (address: ShippingAddress): readonly string[] => [
  ...written([
    address.company,
    // On a parcel to an optician the name is the customer's, not the owner's of the shop.
    address.recipient ?? joined(address.firstName, address.lastName),
  ]),
  ...doorLines(address),
]

/** How the carrier reaches the recipient, and what an Italian invoice must show. */
export const contactLines = (address: ShippingAddress): readonly string[] => written(CONTACTS.map((field) => address[field]))

/** The whole address, in every place that shows one: pages, mails, invoices, picking slips and the back office. */
export const renderedAddress = (address: ShippingAddress, countryName: (country: Country) => string): readonly string[] =>
  [...addressLines(address), countryName(address.countryCode), ...contactLines(address)]
