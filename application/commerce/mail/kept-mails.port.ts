import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'

/** `keptAt` is an ISO instant, UTC. */
export type KeptMail = { readonly id: number; readonly mail: Mail; readonly keptAt: string }

/** Letters of a demo shop: they stay in the provider and can be read there. */
export interface KeptMails {
  /** A letter of the same key is kept once. */
  readonly put: (mail: Mail, at: Date) => TaskEither<ServiceUnavailable, void>
  /** The newest first. */
  readonly list: (limit: number) => TaskEither<ServiceUnavailable, readonly KeptMail[]>
  readonly one: (id: number) => TaskEither<ServiceUnavailable, KeptMail | undefined>
}
