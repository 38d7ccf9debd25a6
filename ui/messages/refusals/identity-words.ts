import type { IdentityRefusal } from '../../../domain/identity/identity-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const identityWords: WordsFor<IdentityRefusal> = {
  NotSignedIn: () => message('error.not_signed_in'),
  WrongCredentials: () => message('error.wrong_credentials'),
  ProofExpired: () => message('error.proof_expired'),
  LinkUnconfirmed: () => message('error.link_unconfirmed'),
  WrongPassword: () => message('error.wrong_password'),
  WeakNewPassword: ({ why }) => message(`validation.password_${why}`),
  SignInAgain: () => message('error.sign_in_again'),
  SameEmail: () => message('error.same_email'),
  PasswordsDiffer: () => message('error.passwords_differ'),
  InvalidIdToken: () => message('error.invalid_id_token'),
  SignInFirst: () => message('error.sign_in_first'),
  IdentityOfAnother: () => message('error.identity_of_another'),
  LastSignInMethod: () => message('error.last_sign_in_method'),
  WeakPassword: ({ why }) => message(`validation.password_${why}`),
}
