import * as t from 'io-ts'
import type { AttemptsRefusal } from '../../../domain/attempts/attempts-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const attemptsRefusals = refusals<AttemptsRefusal>({
  TooManyAttempts: { status: 429, data: { minutes: t.number } },
})
