import type { IdentityRefusal } from '../../../domain/identity/identity-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const identityWords: WordsFor<IdentityRefusal> = {
  NotSignedIn: () => message('error.not_signed_in'),
  WrongCredentials: () => message('error.wrong_credentials'),
  ProofExpired: () => message('error.proof_expired'),
  WrongPassword: () => message('error.wrong_password'),
  WeakNewPassword: ({ why }) => message(`validation.password_${why}`),
  PasswordsDiffer: () => message('error.passwords_differ'),
  WeakPassword: ({ why }) => message(`validation.password_${why}`),
}
