import type { Customer } from '../customer/customer.ts'
import type { Tone } from '../shop/brand-channel.ts'

/** Letters of a name that the header has room for, as people count them (Account §2.7, §9). */
const LONGEST = 22

/** How somebody is called where there is room: by first name where the shop says du, by their whole name where it says Sie. */
export const calledInFull = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>, tone: Tone): string =>
  (tone === 'informal' ? firstName : `${firstName} ${lastName}`).trim()

/** How the header calls a customer: by first name where the shop says du, by last name where it says Sie; a long one is cut. */
export const greetedAs = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>, tone: Tone): string => {
  const letters = [...new Intl.Segmenter().segment(tone === 'informal' ? firstName : lastName)]
  return letters.length > LONGEST
    ? `${letters.slice(0, LONGEST).map(({ segment }) => segment).join('')}…`
    : letters.map(({ segment }) => segment).join('')
}
