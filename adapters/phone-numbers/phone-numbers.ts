import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNumbers } from '../../application/commerce/address/phone-numbers.port.ts'

/**
 * By the lengths of each country's numbers: new ranges are opened more often than a shop is renewed. A number that is only one without
 * the zero dialled at home ("+44 020 …") is not one yet: whoever typed it is asked.
 */
export const phoneNumbers: PhoneNumbers = {
  canBe: (phone) => {
    const parsed = parsePhoneNumberFromString(phone)
    return parsed !== undefined && parsed.isPossible() && parsed.number === phone
  },
}
