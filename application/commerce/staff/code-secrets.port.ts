import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { StaffId } from '../../../domain/staff/staff-person.ts'

/**
 * Encrypts the secrets of one-time codes under a key that is not in the database. Each is bound to its owner: copied to
 * another person's row it cannot be read.
 */
export interface CodeSecrets {
  readonly encrypt: (secret: string, owner: StaffId) => EncryptedSecret
  /** `undefined` where no known key reads it, or it belongs to somebody else. */
  readonly decrypt: (stored: EncryptedSecret, owner: StaffId) => string | undefined
  /**
   * What is stored under the current key: the same text where it is already; `undefined` where nobody can read it. Takes a
   * secret that an earlier release stored in clear, too.
   */
  readonly renew: (stored: string, owner: StaffId) => EncryptedSecret | undefined
}
