import type { Branded } from '../branded.ts'

/** The encrypted secret of a staff member's one-time codes; it can be decrypted for this person only. */
export type EncryptedSecret = Branded<string, 'EncryptedSecret'>
