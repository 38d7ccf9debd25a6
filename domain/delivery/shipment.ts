import type { Cart } from '../cart/cart.ts'
import type { Country } from '../shop/country.ts'
import { withoutAbsent } from '../without-absent.ts'

/** Where a parcel goes and how, as far as it is known yet; `method` is the key of a way to ship. */
export type Shipment = { readonly country?: Country; readonly method?: string }

export const shipmentOf = ({ shippingAddress, shippingMethod }: Pick<Cart, 'shippingAddress' | 'shippingMethod'>): Shipment =>
  withoutAbsent({ country: shippingAddress?.countryCode, method: shippingMethod })
