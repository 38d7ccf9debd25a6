import type { IdentityRefusal } from '../../../domain/identity/identity-refusal.ts'
import { PASSWORD_WEAKNESSES } from '../../../domain/identity/password-weakness.ts'
import { oneOf } from '../codec/one-of.ts'
import { at, refusals } from '../refusal/refusal-row.ts'

const WEAKNESS = oneOf('PasswordWeakness', PASSWORD_WEAKNESSES)

export const identityRefusals = refusals<IdentityRefusal>({
  NotSignedIn: { status: 401 },
  WrongCredentials: { status: 401 },
  ProofExpired: { status: 422 },
  LinkUnconfirmed: { status: 409 },
  InvalidIdToken: { status: 401 },
  SignInFirst: { status: 409 },
  IdentityOfAnother: { status: 409 },
  LastSignInMethod: { status: 409 },
  WeakPassword: { status: 422, data: { why: WEAKNESS }, marks: at('password') },
  WrongPassword: { status: 422, marks: at('current_password') },
  WeakNewPassword: { status: 422, data: { why: WEAKNESS }, marks: at('new_password') },
  SignInAgain: { status: 422 },
  SameEmail: { status: 422, marks: at('email') },
  PasswordsDiffer: { status: 422, marks: at('confirm_new_password') },
})
