import type { ShippingAddress } from '../../domain/address/address.ts'
import { studioWay } from '../../domain/delivery/partner-optician.ts'
import type { Country } from '../../domain/shop/country.ts'

/** An address as it is written on a parcel, without its country; or where goods lie ready. */
export type AddressLines = { readonly lines: readonly string[]; readonly city: string; readonly country: Country; readonly isPickup?: true }

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined).join(' ')

export const toAddressLines = (address: ShippingAddress): AddressLines => ({
  lines: [
    address.company,
    // On a parcel to an optician it is the customer who must be found, not who keeps the studio.
    address.recipient ?? joined(address.firstName, address.lastName),
    joined(address.street, address.streetNumber),
    address.apartment,
    address.additionalInfo,
    joined(address.postcode, address.city),
  ].filter((line): line is string => line !== undefined && line !== ''),
  city: address.city,
  country: address.countryCode,
  ...(studioWay(address) === 'pickup' ? { isPickup: true } : {}),
})
