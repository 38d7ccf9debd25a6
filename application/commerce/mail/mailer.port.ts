import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'

/** Carries one letter out of the provider. */
export interface Mailer {
  readonly send: (mail: Mail) => TaskEither<ServiceUnavailable, void>
}
