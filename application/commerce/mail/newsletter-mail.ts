import type { MarketingToken } from '../../../domain/customer/marketing.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { homePath } from '../../../domain/shop/locale.ts'
import type { MailContent } from './mail-content.ts'
import type { Mail } from './mail.ts'
import type { AccountMail } from './account-mail.ts'
import { writeMail } from './write-mail.ts'

/** Asks the reader to confirm marketing consent; contains nothing that was entered. */
export const consentMail = ({ key, to, locale, words, settings }: AccountMail, token: MarketingToken): Mail => {
  const { brandName: brand, internationalPhone: phone, email } = settings
  const say = words(locale, settings.tone)
  const subject = say('mail.newsletter_subject', { brand })
  const content: MailContent = {
    locale, parts: [], opening: [say('mail.newsletter', { brand })],
    link: { text: say('mail.newsletter_link'), address: shopOrigin(settings) + localePath(locale, `/newsletter/confirm/${token}`) },
    closing: [say('mail.newsletter_not_you'), say('mail.help', { phone, email }), brand],
  }
  return writeMail(settings, { key, to, subject, content, isSecret: true })
}

/** The welcome mail of the newsletter, with the unsubscribe link in the text and in the header (RFC 8058). */
export const subscribedMail = ({ key, to, locale, words, settings }: AccountMail, unsubscribeToken: MarketingToken): Mail => {
  const { brandName: brand, internationalPhone: phone, email } = settings
  const say = words(locale, settings.tone)
  const subject = say('mail.subscribed_subject', { brand })
  const origin = shopOrigin(settings)
  const content: MailContent = {
    locale, parts: [], opening: [say('mail.subscribed', { brand })],
    link: { text: say('mail.subscribed_link'), address: origin + homePath(locale) },
    closing: [say('mail.subscribed_why'), say('mail.help', { phone, email }), brand],
    wayOut: { text: say('mail.unsubscribe'), address: origin + localePath(locale, `/newsletter/unsubscribe/${unsubscribeToken}`) },
  }
  return writeMail(settings, { key, to, subject, content, unsubscribe: `${origin}/api/newsletter-unsubscriptions/${unsubscribeToken}` })
}
