import type { IdentityRefusal } from '../../../domain/identity/identity-refusal.ts'
import { PASSWORD_WEAKNESSES } from '../../../domain/identity/password-weakness.ts'
import { oneOf } from '../codec/one-of.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

const WEAKNESS = oneOf('PasswordWeakness', PASSWORD_WEAKNESSES)

export const identityRefusals = {
  NotSignedIn: { status: 401, ...unchanged('NotSignedIn', {}) },
  WrongCredentials: { status: 401, ...unchanged('WrongCredentials', {}) },
  ProofExpired: { status: 422, ...unchanged('ProofExpired', {}) },
  LinkUnconfirmed: { status: 409, ...unchanged('LinkUnconfirmed', {}) },
  InvalidIdToken: { status: 401, ...unchanged('InvalidIdToken', {}) },
  SignInFirst: { status: 409, ...unchanged('SignInFirst', {}) },
  IdentityOfAnother: { status: 409, ...unchanged('IdentityOfAnother', {}) },
  LastSignInMethod: { status: 409, ...unchanged('LastSignInMethod', {}) },
  WeakPassword: {
    status: 422,
    ...unchanged('WeakPassword', { why: WEAKNESS }),
    marks: at('password'),
  },
  WrongPassword: { status: 422, ...unchanged('WrongPassword', {}), marks: at('current_password') },
  WeakNewPassword: { status: 422, ...unchanged('WeakNewPassword', { why: WEAKNESS }), marks: at('new_password') },
  SignInAgain: { status: 422, ...unchanged('SignInAgain', {}) },
  SameEmail: { status: 422, ...unchanged('SameEmail', {}), marks: at('email') },
  PasswordsDiffer: { status: 422, ...unchanged('PasswordsDiffer', {}), marks: at('confirm_new_password') },
} satisfies RefusalRows<IdentityRefusal>
