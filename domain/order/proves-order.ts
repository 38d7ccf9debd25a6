import * as E from 'fp-ts/lib/Either.js'
import type { Address } from '../address/address.ts'
import { makePostcode } from '../address/postcode.ts'
import { normaliseEmail, normalisePostcode } from '../address/normalise.ts'
import type { Email } from '../customer/email.ts'
import type { Order } from './order.ts'

/** What a buyer knows of an order and its link does not say. */
export type OrderProof = { readonly email: Email; readonly postcode: string }

/** However it is written: "CH 8001" is 8001. */
const isPostcodeOf = ({ countryCode, postcode }: Pick<Address, 'countryCode' | 'postcode'>, typed: string): boolean =>
  normalisePostcode(postcode) === normalisePostcode(E.getOrElse(() => typed)(makePostcode(countryCode, typed)))

/** Whether somebody knows the mailbox of an order and the postcode of its bill or its parcel, both together. */
export const provesOrder = (
  { email, billingAddress, shippingAddress }: Pick<Order, 'email' | 'billingAddress' | 'shippingAddress'>,
  proof: OrderProof,
): boolean =>
  normaliseEmail(email) === normaliseEmail(proof.email)
  && [billingAddress, shippingAddress].some((address) => isPostcodeOf(address, proof.postcode))
