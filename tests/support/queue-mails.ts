import type { MailQueue } from '../../application/commerce/mail/mail-queue.port.ts'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import { requestDigest } from '../../domain/keyed-request.ts'
import { value } from './outcome.ts'

/** Queued mails in the outbox, each of a separate request. */
export const queueMails = async (tray: MailQueue, mails: readonly Mail[]): Promise<void> => {
  for (const mail of mails)
    await value(tray.put([mail], { digest: requestDigest('sendMessage', mail.to, mail.key), at: new Date('2026-03-02T09:00:00Z') }))
}
