import type { BillingAddress, ShippingAddress } from '../../domain/address/address.ts'
import { samePlace } from '../../domain/address/same-place.ts'

type Given = { readonly billingAddress?: BillingAddress; readonly shippingAddress?: ShippingAddress }

/** Whether the parcel goes to another door, or to another person, than the bill. */
export const shipsElsewhere = ({ billingAddress, shippingAddress }: Given): boolean =>
  billingAddress !== undefined &&
  shippingAddress !== undefined &&
  !(
    samePlace(billingAddress, shippingAddress) &&
    billingAddress.firstName === shippingAddress.firstName &&
    billingAddress.lastName === shippingAddress.lastName
  )
