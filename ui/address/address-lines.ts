import { addressLines, contactLines } from '../../domain/address/address-lines.ts'
import type { ShippingAddress } from '../../domain/address/address.ts'
import { studioDelivery } from '../../domain/delivery/partner-optician.ts'
import type { Country } from '../../domain/shop/country.ts'

/** The lines of an address as on a parcel, without its country; or the place of a pickup. */
export type AddressLines = {
  readonly lines: readonly string[]
  readonly city: string
  readonly country: Country
  /** Phone and tax number, below the country. */
  readonly contact?: readonly string[]
  readonly isPickup?: true
}

export const toAddressLines = (address: ShippingAddress): AddressLines => ({
  lines: addressLines(address),
  city: address.city,
  country: address.countryCode,
  contact: contactLines(address),
  ...(studioDelivery(address) === 'pickup' ? { isPickup: true } : {}),
})
