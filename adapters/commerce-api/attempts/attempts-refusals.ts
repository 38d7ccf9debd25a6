import * as t from 'io-ts'
import type { AttemptsRefusal } from '../../../domain/attempts/attempts-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const attemptsRefusals = {
  TooManyAttempts: { status: 429, ...unchanged('TooManyAttempts', { minutes: t.number }) },
} satisfies RefusalRows<AttemptsRefusal>
