import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from './mail.ts'
import type { MailFault } from '../../../domain/mail/mail-fault.ts'

/** No server accepted it. */
export type MailNotTaken = { readonly _tag: 'MailNotTaken'; readonly fault: MailFault }

/** Sends one mail. */
export interface Mailer {
  readonly send: (mail: Mail) => TaskEither<MailNotTaken | ServiceUnavailable, void>
}
