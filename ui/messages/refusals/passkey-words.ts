import type { PasskeyRefusal } from '../../../domain/passkey/passkey-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const passkeyWords: WordsFor<PasskeyRefusal> = {
  PasskeyRefused: () => message('error.passkey_refused'),
  PasskeyExists: () => message('error.passkey_exists'),
  InvalidPasskeyName: () => message('validation.passkey_name'),
  TooManyPasskeys: ({ maximum }) => message('error.too_many_passkeys', { count: maximum }),
  EmailUnverified: () => message('error.email_unverified'),
}
