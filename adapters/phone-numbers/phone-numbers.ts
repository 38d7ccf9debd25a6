import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import type { PhoneNumbers } from '../../application/commerce/address/phone-numbers.port.ts'

/** By the lengths of each country's numbers: new ranges are opened more often than a shop is renewed. */
export const phoneNumbers: PhoneNumbers = { canBe: (phone) => isPossiblePhoneNumber(phone) }
