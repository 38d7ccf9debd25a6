import type { Customer } from '../../../domain/customer/customer.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import type { Money } from '../../../domain/money/money.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { formatDayWithYear } from '../../../domain/stock/format-arrival.ts'
import type { SubscriptionToken } from '../../../domain/subscription/link-token.ts'
import type { RenewalTrouble } from '../../../domain/subscription/renewal-trouble.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { greeting } from './greeting.ts'
import type { MailLink } from './mail-content.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { itemRow } from './order-mail-content.ts'
import { shippingName } from './shipping-name.ts'
import { writeMail } from './write-mail.ts'

/** `version` distinguishes mails about the same delivery. */
type SubscriptionMailInput = {
  readonly subscription: Subscription
  readonly version: number
  readonly customer: Customer
  readonly words: MailTexts
  readonly settings: ShopSettings
}

type SubscriptionMailText = {
  readonly key: MailKey
  readonly subject: string
  readonly sentences: readonly string[]
  readonly total?: Money
  readonly isSecret?: true
}

const writeSubscriptionMail = (
  { subscription, customer, settings }: SubscriptionMailInput, say: Say, text: SubscriptionMailText, path: string
): Mail => {
  const { locale, lines } = subscription
  const { brandName, internationalPhone: phone, email } = settings
  const link: MailLink = { text: say('mail.subscription_manage'), address: shopOrigin(settings) + localePath(locale, path) }
  const content = {
    locale,
    opening: [greeting(say, customer), ...text.sentences],
    parts: [{
      heading: say('mail.subscription_items'),
      rows: [
        ...lines.map((line) => itemRow(line, locale, say)),
        ...(text.total === undefined
          ? []
          : [{ label: say('mail.subscription_total'), details: [], amount: formatMoney(text.total) }]),
      ],
    }],
    link,
    closing: [say('mail.help', { phone, email }), brandName],
  }
  const { key, subject, isSecret } = text
  return writeMail(settings, { key, to: customer.email, subject, content, ...omitUndefined({ isSecret }) })
}

const wordsOf = ({ words, subscription, settings }: SubscriptionMailInput): Say => words(subscription.locale, settings.tone)

/** What the notice says about the next delivery: today's total, and what will prevent it unless it is changed. */
export type Outlook = {
  readonly total?: Money
  readonly trouble?: RenewalTrouble
  /** The chosen shipping method is no longer offered and was replaced. */
  readonly isOtherShipping: boolean
}

/** Announces the next delivery before it is ordered, with a link to change it. */
export const noticeMail = (mail: SubscriptionMailInput, token: SubscriptionToken, { total, trouble, isOtherShipping }: Outlook): Mail => {
  const { subscription: { id, nextDay, paymentMethod, shippingMethod }, version } = mail
  const say = wordsOf(mail)
  const day = formatDayWithYear(nextDay)
  return writeSubscriptionMail(mail, say, {
    key: `subscription-notice:${id}:${version}`,
    isSecret: true,
    subject: say('mail.subscription_subject', { day }),
    sentences: [
      say('mail.subscription_notice', { day }),
      say('mail.payment', { method: say(`payment.method.${paymentMethod}`) }),
      say('mail.subscription_prices'),
      ...(isOtherShipping ? [say('mail.subscription_other_shipping', { method: shippingName(shippingMethod, say) })] : []),
      ...(trouble === undefined ? [] : [say(`mail.subscription_${trouble}`), say('mail.subscription_other_card')]),
    ],
    ...(total === undefined ? {} : { total }),
  }, `/subscription/token/${token}`)
}

/** Problems that another card solves. */
const CARD_TROUBLES: readonly RenewalTrouble[] = ['card_removed', 'card_expired', 'card_declined']

/** Notifies of a delivery that could not be ordered, the reason, and what happens next. */
export const troubleMail = (mail: SubscriptionMailInput): Mail => {
  const { subscription: { id, nextDay, retryOn, trouble = 'other' }, version } = mail
  const say = wordsOf(mail)
  return writeSubscriptionMail(mail, say, {
    key: `subscription-trouble:${id}:${version}`,
    subject: say('mail.subscription_trouble_subject'),
    sentences: [
      say('mail.subscription_trouble', { day: formatDayWithYear(nextDay) }),
      say(`mail.subscription_${trouble}`),
      ...(CARD_TROUBLES.includes(trouble) ? [say('mail.subscription_other_card')] : []),
      retryOn === undefined ? say('mail.subscription_paused') : say('mail.subscription_again', { day: formatDayWithYear(retryOn) }),
    ],
  }, `/my-account/subscription/${id}`)
}
