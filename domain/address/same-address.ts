import type { ShippingAddress } from './address.ts'
import { normaliseName, normalisePhone, normaliseText } from './normalise.ts'
import { samePlace } from './same-place.ts'

const person = ({ firstName, lastName, company, recipient, additionalInfo, phoneNumber = '' }: ShippingAddress): string =>
  JSON.stringify([
    normaliseName(firstName), normaliseName(lastName), normaliseText(company), normaliseText(recipient), normaliseText(additionalInfo),
    normalisePhone(phoneNumber),
  ])

/** Whether a parcel reaches the same person, by the same telephone, at the same door (decision A17). */
export const sameAddress = (one: ShippingAddress, other: ShippingAddress): boolean =>
  samePlace(one, other) && person(one) === person(other)
