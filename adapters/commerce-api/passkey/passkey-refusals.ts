import * as t from 'io-ts'
import type { PasskeyRefusal } from '../../../domain/passkey/passkey-refusal.ts'
import { at, refusals } from '../refusal/refusal-row.ts'

export const passkeyRefusals = refusals<PasskeyRefusal>({
  PasskeyRefused: { status: 422 },
  PasskeyExists: { status: 409 },
  InvalidPasskeyName: { status: 422, marks: at('name') },
  TooManyPasskeys: { status: 409, data: { maximum: t.number } },
  EmailUnverified: { status: 409 },
})
