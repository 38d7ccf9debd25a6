import type { IdentityRefusal } from '../../../domain/identity/identity-refusal.ts'
import { PASSWORD_WEAKNESSES } from '../../../domain/identity/password-weakness.ts'
import { oneOf } from '../codec/one-of.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const identityRefusals = {
  NotSignedIn: { status: 401, ...unchanged('NotSignedIn', {}) },
  WrongCredentials: { status: 401, ...unchanged('WrongCredentials', {}) },
  ProofExpired: { status: 422, ...unchanged('ProofExpired', {}) },
  WeakPassword: {
    status: 422,
    ...unchanged('WeakPassword', { why: oneOf('PasswordWeakness', PASSWORD_WEAKNESSES) }),
    marks: at('password'),
  },
} satisfies RefusalRows<IdentityRefusal>
