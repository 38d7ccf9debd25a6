import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'

/** Sends one mail. */
export interface Mailer {
  readonly send: (mail: Mail) => TaskEither<ServiceUnavailable, void>
}
