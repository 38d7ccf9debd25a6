import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { inertText } from '../../../domain/text/inert-text.ts'
import { inertContent } from './inert-content.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'

type MailDraft = Pick<Mail, 'to' | 'subject' | 'content' | 'isSecret' | 'replyTo' | 'unsubscribe'> & { readonly key: MailKey }

/** A mail from the shop's address and name; entered text never becomes a link. */
export const writeMail = ({ email, brandName, brandChannel, domain }: ShopSettings, draft: MailDraft): Mail => {
  const { to, replyTo = to } = draft
  const addresses = [email, to, replyTo, brandName, domain]
  const content = inertContent(draft.content, addresses)
  return {
    ...draft,
    from: email,
    sender: brandName,
    brandChannel,
    subject: inertText(draft.subject, addresses),
    text: mailText(content),
    content,
  }
}

/** The mail without a plain text that follows from its content, which would double it. */
export const withoutDerivedText = (mail: Mail): Mail => (mail.text === mailText(mail.content) ? { ...mail, text: '' } : mail)

export const withDerivedText = (mail: Mail): Mail => (mail.text === '' ? { ...mail, text: mailText(mail.content) } : mail)
