import type { DemoMails } from '../../application/commerce/mail/demo-mails.port.ts'
import type { Mailer } from '../../application/commerce/mail/mailer.port.ts'
import type { Clock } from '../../application/commerce/shop/clock.port.ts'

/** Stores the mails of a demo shop instead of sending them. */
export const demoMailer = (deps: { readonly mails: DemoMails; readonly clock: Clock }): Mailer => ({
  send: (mail) => deps.mails.put(mail, deps.clock.now()),
})
