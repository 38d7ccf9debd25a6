import { normaliseEmail, normalisePostcode } from '../address/normalise.ts'
import type { Email } from '../customer/email.ts'
import type { Order } from './order.ts'

/** What a buyer knows of an order and its link does not say. */
export type OrderProof = { readonly email: Email; readonly postcode: string }

/** Whether somebody knows the mailbox of an order and the postcode of its bill or its parcel, both together. */
export const provesOrder = (
  { email, billingAddress, shippingAddress }: Pick<Order, 'email' | 'billingAddress' | 'shippingAddress'>,
  proof: OrderProof,
): boolean =>
  normaliseEmail(email) === normaliseEmail(proof.email)
  && [billingAddress, shippingAddress].some(({ postcode }) => normalisePostcode(postcode) === normalisePostcode(proof.postcode))
