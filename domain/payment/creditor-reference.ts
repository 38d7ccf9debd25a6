import { remainderBy97 } from '../check-digits.ts'

/** The order number as a payment reference: letters and digits behind RF and two check digits (ISO 11649). */
export const creditorReference = (orderNumber: string): string => {
  const plain = orderNumber.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `RF${String(98 - remainderBy97(`RF00${plain}`)).padStart(2, '0')}${plain}`
}
