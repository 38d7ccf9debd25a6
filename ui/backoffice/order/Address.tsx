import { renderedAddress } from '../../../domain/address/address-lines.ts'
import type { ShippingAddress } from '../../../domain/address/address.ts'
import { AddressLines } from '../../content/AddressLines.tsx'
import { countryName } from '../../shop/country-name.ts'
import { useTexts } from '../parts/use-texts.ts'

/** Every line of an address, as on the parcel. */
export const Address = ({ address }: { readonly address: ShippingAddress }) => {
  const { intl } = useTexts()
  return <AddressLines lines={renderedAddress(address, (country) => countryName(intl, country))} />
}
