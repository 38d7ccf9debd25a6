import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import type { Mailer } from '../../../application/commerce/mail/mailer.port.ts'

export type MemoryMailer = Mailer & { readonly sent: () => readonly Mail[] }

/** Stores every mail instead of sending it. */
export const openMemoryMailer = (): MemoryMailer => {
  const sent: Mail[] = []
  return {
    send: (mail) => TE.fromIO(() => void sent.push(mail)),
    sent: () => [...sent],
  }
}
