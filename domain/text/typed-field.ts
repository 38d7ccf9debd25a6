import { cleanTypedText, isStorableText } from './typed-text.ts'

/** Fields of forms that count exactly as they were sent: passwords, and what a program wrote. All others hold typed text. */
export const EXACT_FIELDS: readonly string[] = ['password', 'current', 'wanted', 'confirmed', 'token', 'hash', 'url', 'redirectUrl']

const exact = (text: string): string => (isStorableText(text) ? text : '')

/** What a field of a form says, as somebody meant it. */
export const readTypedField = (name: string, text: string): string => (EXACT_FIELDS.includes(name) ? exact(text) : cleanTypedText(text))
