import type { Customer } from '../customer/customer.ts'
import type { Tone } from '../shop/brand-channel.ts'

/** Letters of a name that the header has room for, as people count them (Account §2.7, §9). */
const LONGEST = 22

/** A letter with its accents, or an emoji of several joined. `Intl.Segmenter` is newer than the oldest supported browsers. */
const LETTER = /.[\p{Mark}\p{Emoji_Modifier}]*(?:\u200D.[\p{Mark}\p{Emoji_Modifier}]*)*/gsu

type Called = Pick<Customer, 'firstName' | 'lastName' | 'email'>

const orEmail = (name: string, email: string): string => (name.trim() === '' ? email : name.trim())

/**
 * How somebody is called where there is room: by first name where the shop says du, by their whole name where it says Sie; whoever gave no
 * name by e-mail address.
 */
export const calledInFull = ({ firstName, lastName, email }: Called, tone: Tone): string =>
  orEmail(tone === 'informal' ? firstName : `${firstName} ${lastName}`, email)

/** By first name, wherever the shop says Sie, too. */
export const calledByFirstName = ({ firstName, email }: Omit<Called, 'lastName'>): string => orEmail(firstName, email)

/** How the header calls a customer: by first name where the shop says du, by last name where it says Sie; a long one is cut. */
export const greetedAs = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>, tone: Tone): string => {
  const characters = (tone === 'informal' ? firstName : lastName).match(LETTER) ?? []
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
