import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { withoutCardNumbers } from '../card-number.ts'
import type { FieldRefusal } from '../address/field-refusal.ts'
import { makeEmail, type Email } from '../customer/email.ts'
import type { ContactField } from './contact-refusal.ts'

/** How much may stand in a field, in UTF-16 units, as a form field counts them. */
export const CONTACT_LIMITS = { name: 100, subject: 150, message: 4000, contract: 200 } as const

export type Typed<Value> = E.Either<readonly FieldRefusal<ContactField>[], Value>

/** Puts fields together with the faults of all of them at once. */
export const everyTypedFault = E.getApplicativeValidation(RA.getSemigroup<FieldRefusal<ContactField>>())

type TextField = keyof typeof CONTACT_LIMITS

/** Controls and signs that turn the reading direction; a text of several lines keeps its line ends and tabs. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const LINE_ENDS = /\r\n?|\n/g

const checked = (field: TextField, text: string, printed: string): Typed<string> => {
  if (text === '') return E.left([{ _tag: 'Missing', field }])
  if (text.length > CONTACT_LIMITS[field]) return E.left([{ _tag: 'TooLong', field, maximum: CONTACT_LIMITS[field] }])
  return UNPRINTABLE.test(printed) || !text.isWellFormed() ? E.left([{ _tag: 'Invalid', field }]) : E.right(withoutCardNumbers(text))
}

/** One line that has to be there. */
export const typedLine = (field: TextField, given: string): Typed<string> => {
  const text = given.trim().normalize('NFC')
  return checked(field, text, text)
}

/** A text of any number of lines that has to be there. */
export const typedText = (field: TextField, given: string): Typed<string> => {
  const text = given.trim().normalize('NFC').replaceAll(LINE_ENDS, '\n')
  return checked(field, text, text.replaceAll(/[\n\t]/g, ' '))
}

export const typedEmail = (given: string): Typed<Email> =>
  given.trim() === ''
    ? E.left([{ _tag: 'Missing', field: 'email' }])
    : E.mapLeft((): readonly FieldRefusal<ContactField>[] => [{ _tag: 'Invalid', field: 'email' }])(makeEmail(given))
