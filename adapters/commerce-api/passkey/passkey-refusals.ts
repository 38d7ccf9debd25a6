import * as t from 'io-ts'
import type { PasskeyRefusal } from '../../../domain/passkey/passkey-refusal.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const passkeyRefusals = {
  PasskeyRefused: { status: 422, ...unchanged('PasskeyRefused', {}) },
  PasskeyExists: { status: 409, ...unchanged('PasskeyExists', {}) },
  InvalidPasskeyName: { status: 422, ...unchanged('InvalidPasskeyName', {}), marks: at('name') },
  TooManyPasskeys: { status: 409, ...unchanged('TooManyPasskeys', { maximum: t.number }) },
  EmailUnverified: { status: 409, ...unchanged('EmailUnverified', {}) },
} satisfies RefusalRows<PasskeyRefusal>
