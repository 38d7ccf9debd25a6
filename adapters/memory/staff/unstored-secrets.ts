import type { CodeSecrets } from '../../../application/commerce/staff/code-secrets.port.ts'
import type { EncryptedSecret } from '../../../domain/staff/encrypted-secret.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'

const boundTo = (owner: StaffId): string => `${owner} `

/** In a shop that is only in memory no secrets are stored that could be stolen, so they are bound to their owner but not encrypted. */
export const unstoredSecrets: CodeSecrets = {
  encrypt: (text, owner) => `${boundTo(owner)}${text}` as EncryptedSecret,
  decrypt: (stored, owner) => (stored.startsWith(boundTo(owner)) ? stored.slice(boundTo(owner).length) : undefined),
  renew: (stored) => stored as EncryptedSecret,
}
