import type { AttemptsRefusal } from '../../../domain/attempts/attempts-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const attemptsWords: WordsFor<AttemptsRefusal> = {
  TooManyAttempts: ({ minutes }) => message('error.too_many_attempts', { minutes }),
}
