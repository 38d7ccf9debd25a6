import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import { withoutCardNumbers } from '../card-number.ts'
import type { FieldRefusal } from '../address/field-refusal.ts'
import { makeEmail, type Email } from '../customer/email.ts'
import type { ContactField } from './contact-refusal.ts'

/** Maximum lengths in UTF-16 units, as a form field counts them. */
export const CONTACT_LIMITS = { name: 100, subject: 150, message: 4000, contract: 200 } as const

export type Typed<Value> = E.Either<readonly FieldRefusal<ContactField>[], Value>

/** Combines fields and collects the faults of all of them. */
export const everyTypedFault = E.getApplicativeValidation(RA.getSemigroup<FieldRefusal<ContactField>>())

type TextField = keyof typeof CONTACT_LIMITS

/** Control characters and characters that change the text direction; a text of several lines keeps its line ends and tabs. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const LINE_ENDS = /\r\n?|\n/g

const checked = (field: TextField, text: string, printed: string): Typed<string> => {
  if (text === '') return E.left([{ _tag: 'Missing', field }])
  if (text.length > CONTACT_LIMITS[field]) return E.left([{ _tag: 'TooLong', field, maximum: CONTACT_LIMITS[field] }])
  return UNPRINTABLE.test(printed) || !text.isWellFormed() ? E.left([{ _tag: 'Invalid', field }]) : E.right(withoutCardNumbers(text))
}

/** A required line. */
export const typedLine = (field: TextField, input: string): Typed<string> => {
  const text = input.trim().normalize('NFC')
  return checked(field, text, text)
}

/** A required text of any number of lines. */
export const typedText = (field: TextField, input: string): Typed<string> => {
  const text = input.trim().normalize('NFC').replaceAll(LINE_ENDS, '\n')
  return checked(field, text, text.replaceAll(/[\n\t]/g, ' '))
}

export const typedEmail = (input: string): Typed<Email> =>
  input.trim() === ''
    ? E.left([{ _tag: 'Missing', field: 'email' }])
    : E.mapLeft((): readonly FieldRefusal<ContactField>[] => [{ _tag: 'Invalid', field: 'email' }])(makeEmail(input))
