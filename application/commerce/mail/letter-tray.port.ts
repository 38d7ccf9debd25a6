import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'

/** Where letters are laid down that tell of nothing else the shop keeps: all of them or none. */
export interface LetterTray {
  readonly put: (letters: readonly Mail[]) => TaskEither<ServiceUnavailable, void>
}
