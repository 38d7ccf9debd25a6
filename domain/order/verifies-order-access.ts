import * as E from 'fp-ts/lib/Either.js'
import type { Address } from '../address/address.ts'
import { makePostcode } from '../address/postcode.ts'
import { normaliseEmail, normalisePostcode } from '../address/normalise.ts'
import type { Email } from '../customer/email.ts'
import type { Order } from './order.ts'

/** What a buyer knows of an order besides its link. */
export type OrderProof = { readonly email: Email; readonly postcode: string }

/** In any spelling: "CH 8001" is 8001. */
const isPostcodeOf = ({ countryCode, postcode }: Pick<Address, 'countryCode' | 'postcode'>, typed: string): boolean =>
  normalisePostcode(postcode) === normalisePostcode(E.getOrElse(() => typed)(makePostcode(countryCode, typed)))

/** Whether both the e-mail address of an order and the postcode of its billing or shipping address match. */
export const verifiesOrderAccess = (
  { email, billingAddress, shippingAddress }: Pick<Order, 'email' | 'billingAddress' | 'shippingAddress'>,
  proof: OrderProof,
): boolean =>
  normaliseEmail(email) === normaliseEmail(proof.email)
  && [billingAddress, shippingAddress].some((address) => isPostcodeOf(address, proof.postcode))
