import type { Email } from '../../../domain/customer/email.ts'
import type { ProofToken } from '../../../domain/identity/mailbox-proof.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { MailLink } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'

/** A letter to a mailbox that somebody named: nothing they typed stands in it. */
export type MailboxLetter = { readonly key: string; readonly to: Email; readonly locale: Locale; readonly words: MailTexts }

type Said = { readonly subject: string; readonly sentence: string; readonly link: MailLink }

const written = ({ key, to, locale }: MailboxLetter, settings: ShopSettings, say: Say, { subject, sentence, link }: Said): Mail => {
  const { brandName, internationalPhone: phone, email } = settings
  const mail = {
    locale, parts: [], link,
    opening: [sentence],
    closing: [say('mail.proof_not_you'), say('mail.help', { phone, email }), brandName],
  }
  return { key, to, from: email, subject, text: mailText(mail), html: mailHtml(mail, subject) }
}

/** Asks whoever reads the mailbox to say that it is theirs; the link holds for `PROOF_HOURS`, and once. */
export const proofMail = (letter: MailboxLetter, settings: ShopSettings, token: ProofToken): Mail => {
  const say = letter.words(letter.locale, settings.tone)
  return written(letter, settings, say, {
    subject: say('mail.proof_subject'),
    sentence: say('mail.proof', { brand: settings.brandName }),
    link: { text: say('mail.proof_link'), address: shopOrigin(settings) + localePath(letter.locale, `/confirm-email/${token}`) },
  })
}

/** Tells an owner that somebody named their mailbox to open an account, and that they have one. */
export const claimedMail = (letter: MailboxLetter, settings: ShopSettings): Mail => {
  const say = letter.words(letter.locale, settings.tone)
  return written(letter, settings, say, {
    subject: say('mail.claimed_subject', { brand: settings.brandName }),
    sentence: say('mail.claimed', { brand: settings.brandName }),
    link: { text: say('account.sign_in_title'), address: shopOrigin(settings) + localePath(letter.locale, '/login') },
  })
}
