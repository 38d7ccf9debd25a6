import type { Email } from '../customer/email.ts'

/** A mailbox as a page may name it to whoever holds a link: its owner knows it again, nobody learns it (`a•••@example.ch`). */
export const maskedEmail = (email: Email): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
