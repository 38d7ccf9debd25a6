import type { Country } from '../shop/country.ts'
import { withoutAbsent } from '../without-absent.ts'

/** Where a parcel goes and how, as far as it is known yet; `method` is the key of a way to ship. */
export type Shipment = { readonly country?: Country; readonly method?: string }

type Sent = { readonly shippingAddress?: { readonly countryCode: Country }; readonly shippingMethod?: string }

export const shipmentOf = ({ shippingAddress, shippingMethod }: Sent): Shipment =>
  withoutAbsent({ country: shippingAddress?.countryCode, method: shippingMethod })
