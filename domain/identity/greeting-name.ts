import type { Customer } from '../customer/customer.ts'
import type { Tone } from '../shop/brand-channel.ts'

/** The characters of a name that fit in the header (Account §2.7, §9). */
const MAX_CHARACTERS = 22

/** A character with its combining marks, or a joined emoji. `Intl.Segmenter` is newer than the oldest supported browsers. */
const CHARACTER = /.[\p{Mark}\p{Emoji_Modifier}]*(?:\u200D.[\p{Mark}\p{Emoji_Modifier}]*)*/gsu

type Names = Pick<Customer, 'firstName' | 'lastName' | 'email'>

const orEmail = (name: string, email: string): string => (name.trim() === '' ? email : name.trim())

/**
 * The name of a customer where there is room: the first name in an informal shop, the whole name in a formal one; the e-mail address if
 * there is no name.
 */
export const fullGreetingName = ({ firstName, lastName, email }: Names, tone: Tone): string =>
  orEmail(tone === 'informal' ? firstName : `${firstName} ${lastName}`, email)

/** The first name in both tones. */
export const firstGreetingName = ({ firstName, email }: Omit<Names, 'lastName'>): string => orEmail(firstName, email)

/** The name in the header: the first name in an informal shop, the last name in a formal one; a long one is cut. */
export const headerName = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>, tone: Tone): string => {
  const characters = (tone === 'informal' ? firstName : lastName).match(CHARACTER) ?? []
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS).join('')}…` : characters.join('')
}
