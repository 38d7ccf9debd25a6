import { cleanTypedText, isStorableText } from './typed-text.ts'

/** Form fields that are used exactly as sent: passwords, and values written by programs. All others contain typed text. */
export const EXACT_FIELDS: readonly string[] = ['password', 'current', 'newPassword', 'confirmed', 'token', 'hash', 'url', 'redirectUrl']

const exact = (text: string): string => (isStorableText(text) ? text : '')

/** The value of a form field, cleaned unless it is exact. */
export const readTypedField = (name: string, text: string): string => (EXACT_FIELDS.includes(name) ? exact(text) : cleanTypedText(text))
