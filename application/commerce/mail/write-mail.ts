import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { inertText } from '../../../domain/text/inert-text.ts'
import { inertContent } from './inert-content.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'

type Written = Pick<Mail, 'to' | 'subject' | 'content' | 'isSecret' | 'replyTo' | 'unsubscribe'> & { readonly key: MailKey }

/** A mail of a shop, from its mailbox and under its name; nothing that somebody typed becomes a link. */
export const writeMail = ({ email, brandName, brandChannel, domain }: ShopSettings, written: Written): Mail => {
  const { to, replyTo = to } = written
  const addresses = [email, to, replyTo, brandName, domain]
  const content = inertContent(written.content, addresses)
  return {
    ...written,
    from: email,
    sender: brandName,
    brandChannel,
    subject: inertText(written.subject, addresses),
    text: mailText(content),
    content,
  }
}
