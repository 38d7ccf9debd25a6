import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'

/**
 * Encrypts the secrets of one-time codes with a key outside the database. Each is bound to its owner: in another person's row it cannot be
 * decrypted.
 */
export interface CodeSecrets {
  readonly encrypt: (secret: string, owner: StaffId) => EncryptedSecret
  /** `undefined` if no configured key decrypts it, or it belongs to somebody else. */
  readonly decrypt: (stored: EncryptedSecret, owner: StaffId) => string | undefined
  /**
   * The secret encrypted with the current key: unchanged if it already is, `undefined` if it cannot be decrypted. Also encrypts a secret
   * that an earlier release stored as plain text.
   */
  readonly renew: (stored: string, owner: StaffId) => EncryptedSecret | undefined
}
