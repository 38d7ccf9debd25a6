import type { Email } from '../customer/email.ts'

/** The SHA-256 of a text in UTF-8, as 64 lower-case hex digits. */
export type Sha256 = (text: string) => string

/**
 * The pseudonym of a customer in reports: an analytics label that gives no access. The salt comes first; with it e-mail addresses can be
 * guessed, so it never leaves the server (decision S4).
 */
export const userIdHash = (sha256: Sha256, salt: string) => (email: Email): string => sha256(`${salt}${email.trim().toLowerCase()}`)
