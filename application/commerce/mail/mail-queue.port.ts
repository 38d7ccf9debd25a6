import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { KeyReused, RequestDigest } from '../../../domain/keyed-request.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'

/** The mails of one request; the key of the first one identifies the request. */
export type RequestMails = readonly [Mail, ...(readonly Mail[])]

/** Mails to the outbox without any other change of the shop's data: all of a request or none, once. */
export interface MailQueue {
  /** A repeated request stores nothing; returns when its mails were stored first. */
  readonly put: (
    mails: RequestMails, request: { readonly digest: RequestDigest; readonly at: Date },
  ) => TaskEither<KeyReused | ServiceUnavailable, Date>
  /** When the mails of this request were stored, if they were. */
  readonly storedAt: (key: string, digest: RequestDigest) => TaskEither<KeyReused | ServiceUnavailable, Date | undefined>
}
