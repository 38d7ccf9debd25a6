import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { PhoneNumbers } from '../../application/commerce/address/phone-numbers.port.ts'

/**
 * Checked only by the lengths of each country's numbers, because new ranges open more often than the shop is updated. A number that is
 * valid only without its national zero ("+44 020 …") is rejected, so that the shopper corrects it.
 */
export const phoneNumbers: PhoneNumbers = {
  canBe: (phone) => {
    const parsed = parsePhoneNumberFromString(phone)
    return parsed !== undefined && parsed.isPossible() && parsed.number === phone
  },
}
