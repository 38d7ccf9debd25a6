import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { InvalidEmail } from './customer-refusal.ts'

/** A trimmed address local@domain.tld of at most 254 characters (decision A20 of the account part). */
export type Email = Branded<string, 'Email'>

export const EMAIL_LENGTH = 254
const LOCAL_LENGTH = 64

/** Each pattern is linear in the length of the text, so that hostile input is not expensive. */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const LABEL = /^[\p{L}\p{N}-]{1,63}$/u
const TOP_LEVEL = /^(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu

const isLocalPart = (text: string): boolean =>
  text.length <= LOCAL_LENGTH && LOCAL.test(text) && text.split('.').every((part) => part !== '')

const isDomain = (text: string): boolean => {
  const labels = text.split('.')
  return labels.length > 1 && TOP_LEVEL.test(text.slice(text.lastIndexOf('.') + 1))
    && labels.every((label) => LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-'))
}

export const makeEmail = (text: string): E.Either<InvalidEmail, Email> => {
  const email = text.trim().normalize('NFC')
  const at = email.lastIndexOf('@')
  return email.length <= EMAIL_LENGTH && at > 0 && isLocalPart(email.slice(0, at)) && isDomain(email.slice(at + 1))
    ? E.right(email as Email)
    : E.left({ _tag: 'InvalidEmail' })
}
