import type { Email } from '../customer/email.ts'

/** A masked e-mail address that its owner recognises, for pages opened by a link (`a•••@example.ch`). */
export const maskedEmail = (email: Email): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
