import type { Branded } from '../branded.ts'

/** A trimmed address local@domain.tld of at most 254 characters (decision A20 of the account part). */
export type Email = Branded<string, 'Email'>
