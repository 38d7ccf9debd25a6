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

/** The frame of a message to the shop: brand, time, and the language of the reply. */
export type Written = {
  readonly key: string
  readonly locale: Locale
  readonly words: MailTexts
  readonly settings: ShopSettings
  readonly at: Date
}

type Parts = { readonly subject: string; readonly opening: string; readonly rows: readonly MailRow[] }

const row = (label: string, text: string): MailRow => ({ label, details: text.split('\n') })

/** To staff, in the shop's own language; replies go to the writer. */
const toShop = ({ settings, key }: Written, kind: MailKind, replyTo: string, { subject, opening, rows }: Parts): Mail =>
  writeMail(settings, {
    key: `${kind}:${key}`, to: settings.email, subject, replyTo,
    content: { locale: settings.locale, opening: [opening], parts: [{ rows }], closing: [] },
  })

type Reply = Parts & { readonly closing: readonly string[]; readonly link: { readonly text: string; readonly path: string } }

const toWriter = ({ settings, key, locale }: Written, kind: MailKind, to: string, text: Reply, say: Say): Mail => {
  const { internationalPhone: phone, email, brandName: brand } = settings
  const { subject, opening, rows, closing, link } = text
  return writeMail(settings, {
    key: `${kind}:${key}`, to, subject,
    content: {
      locale, opening: [opening], parts: rows.length === 0 ? [] : [{ rows }],
      link: { text: link.text, address: shopOrigin(settings) + localePath(locale, link.path) },
      closing: [...closing, say('mail.help', { phone, email }), brand],
    },
  })
}

/** The mail to the shop, and a confirmation to the writer without anything that was entered, since anybody may enter any address. */
export const messageMails = (written: Written, { name, email, subject, message }: ContactMessage): RequestMails => {
  const { words, settings, locale, at } = written
  const [own, say] = [words(settings.locale, settings.tone), words(locale, settings.tone)]
  const brand = settings.brandName
  return [
    toShop(written, 'message', email, {
      subject: own('mail.message_forwarded_subject', { name, subject }),
      opening: own('mail.message_forwarded', { moment: momentText(at) }),
      rows: [
        row(own('contact.name'), name), row(own('contact.email'), email),
        row(own('contact.subject'), subject), row(own('contact.message'), message),
      ],
    }),
    toWriter(written, 'message-arrived', email, {
      subject: say('mail.message_arrived_subject', { brand }),
      opening: say('mail.message_arrived', { brand, moment: momentText(at) }),
      rows: [], closing: [say('mail.message_not_you')], link: { text: say('mail.message_arrived_link'), path: '/contact' },
    }, say),
  ]
}

/** The withdrawal to the shop, and its confirmation with content and time (Directive 2011/83/EU, article 11a). */
export const withdrawalMails = (written: Written, { name, contract, email }: Withdrawal): RequestMails => {
  const { words, settings, locale, at } = written
  const [own, say] = [words(settings.locale, settings.tone), words(locale, settings.tone)]
  const brand = settings.brandName
  const moment = momentText(at)
  const rows = (translate: Say): readonly MailRow[] => [
    row(translate('contact.name'), name), row(translate('contact.contract'), contract), row(translate('contact.email'), email),
    row(translate('mail.withdrawal_moment'), moment),
  ]
  return [
    toShop(written, 'withdrawal', email, {
      subject: own('mail.withdrawal_forwarded_subject', { contract }),
      opening: own('mail.withdrawal_forwarded', { moment }), rows: rows(own),
    }),
    toWriter(written, 'withdrawal-arrived', email, {
      subject: say('mail.withdrawal_arrived_subject', { brand }),
      opening: say('mail.withdrawal_arrived', { brand, moment }),
      rows: rows(say),
      closing: [say('mail.withdrawal_next'), say('mail.message_not_you')],
      link: { text: say('mail.withdrawal_arrived_link'), path: '/returns' },
    }, say),
  ]
}
