import type { ContactMessage } from '../../../domain/contact/contact-message.ts'
import { momentText } from '../../../domain/contact/moment-text.ts'
import type { Withdrawal } from '../../../domain/contact/withdrawal.ts'
import type { MailKind } from '../../../domain/limits/mail-budget.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import type { RequestMails } from './mail-queue.port.ts'
import type { MailRow } from './mail-content.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './write-mail.ts'

/** Where and when somebody wrote to the shop, and in which language they are answered. */
export type Written = {
  readonly key: string
  readonly locale: Locale
  readonly words: MailTexts
  readonly settings: ShopSettings
  readonly at: Date
}

type Parts = { readonly subject: string; readonly opening: string; readonly rows: readonly MailRow[] }

const row = (label: string, text: string): MailRow => ({ label, details: text.split('\n') })

/** To the people of the shop, in its own language; an answer goes to whoever wrote. */
const toShop = ({ settings, key }: Written, kind: MailKind, replyTo: string, { subject, opening, rows }: Parts): Mail =>
  writeMail(settings, {
    key: `${kind}:${key}`, to: settings.email, subject, replyTo,
    content: { locale: settings.locale, opening: [opening], parts: [{ rows }], closing: [] },
  })

type Answer = Parts & { readonly closing: readonly string[]; readonly link: { readonly text: string; readonly path: string } }

const toWriter = ({ settings, key, locale }: Written, kind: MailKind, to: string, answer: Answer, say: Say): Mail => {
  const { internationalPhone: phone, email, brandName: brand } = settings
  const { subject, opening, rows, closing, link } = answer
  return writeMail(settings, {
    key: `${kind}:${key}`, to, subject,
    content: {
      locale, opening: [opening], parts: rows.length === 0 ? [] : [{ rows }],
      link: { text: link.text, address: shopOrigin(settings) + localePath(locale, link.path) },
      closing: [...closing, say('mail.help', { phone, email }), brand],
    },
  })
}

/** The letter to the shop, and a line to whoever wrote it: nothing that was typed stands in that one, for anybody may name a mailbox. */
export const messageMails = (written: Written, { name, email, subject, message }: ContactMessage): RequestMails => {
  const { words, settings, locale, at } = written
  const [own, say] = [words(settings.locale, settings.tone), words(locale, settings.tone)]
  const brand = settings.brandName
  return [
    toShop(written, 'message', email, {
      subject: own('mail.message_told_subject', { name, subject }),
      opening: own('mail.message_told', { moment: momentText(at) }),
      rows: [
        row(own('contact.name'), name), row(own('contact.email'), email),
        row(own('contact.subject'), subject), row(own('contact.message'), message),
      ],
    }),
    toWriter(written, 'message-arrived', email, {
      subject: say('mail.message_arrived_subject', { brand }),
      opening: say('mail.message_arrived', { brand, moment: momentText(at) }),
      rows: [], closing: [say('mail.letter_not_you')], link: { text: say('mail.message_arrived_link'), path: '/contact' },
    }, say),
  ]
}

/** The statement to the shop, and its confirmation with what was declared and when (Directive 2011/83/EU, article 11a). */
export const withdrawalMails = (written: Written, { name, contract, email }: Withdrawal): RequestMails => {
  const { words, settings, locale, at } = written
  const [own, say] = [words(settings.locale, settings.tone), words(locale, settings.tone)]
  const brand = settings.brandName
  const moment = momentText(at)
  const rows = (saying: Say): readonly MailRow[] => [
    row(saying('contact.name'), name), row(saying('contact.contract'), contract), row(saying('contact.email'), email),
    row(saying('mail.withdrawal_moment'), moment),
  ]
  return [
    toShop(written, 'withdrawal', email, {
      subject: own('mail.withdrawal_told_subject', { contract }), opening: own('mail.withdrawal_told', { moment }), rows: rows(own),
    }),
    toWriter(written, 'withdrawal-arrived', email, {
      subject: say('mail.withdrawal_arrived_subject', { brand }),
      opening: say('mail.withdrawal_arrived', { brand, moment }),
      rows: rows(say),
      closing: [say('mail.withdrawal_next'), say('mail.letter_not_you')],
      link: { text: say('mail.withdrawal_arrived_link'), path: '/returns' },
    }, say),
  ]
}
