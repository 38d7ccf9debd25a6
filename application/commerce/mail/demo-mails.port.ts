import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'

/** `storedAt` is an ISO instant, UTC. */
export type DemoMail = { readonly id: number; readonly mail: Mail; readonly storedAt: string }

/** Mails of a demo shop: stored instead of sent, to be read in the shop. */
export interface DemoMails {
  /** A mail with the same key is stored once. */
  readonly put: (mail: Mail, at: Date) => TaskEither<ServiceUnavailable, void>
  /** Newest first. */
  readonly list: (limit: number) => TaskEither<ServiceUnavailable, readonly DemoMail[]>
  readonly one: (id: number) => TaskEither<ServiceUnavailable, DemoMail | undefined>
}
