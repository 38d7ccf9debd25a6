import type { Branded } from '../branded.ts'

/** The secret of somebody's one-time codes as it is stored: encrypted, and readable for this one person only. */
export type EncryptedSecret = Branded<string, 'EncryptedSecret'>
