import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { mailText } from './mail-text.ts'
import type { Mail } from './mail.ts'

type Written = Pick<Mail, 'to' | 'subject' | 'content' | 'isSecret' | 'replyTo' | 'unsubscribe'> & { readonly key: MailKey }

/** A mail of a shop, from its mailbox and under its name. */
export const writeMail = ({ email, brandName, brandChannel }: ShopSettings, written: Written): Mail => ({
  ...written,
  from: email,
  sender: brandName,
  brandChannel,
  text: mailText(written.content),
})
