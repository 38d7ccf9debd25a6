import type { ShippingLabelKey } from '../../../domain/delivery/shipping-label.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { OptionKey } from '../../../domain/prescription/lens-option.ts'
import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** The texts of mails, each with what it names. What page and mail both name has one text for both. */
export const MAIL_TEXTS = {
  'mail.order_subject': ['number', 'brand'],
  'mail.greeting': ['name'],
  'mail.thanks': [],
  'mail.prepayment': ['number'],
  'mail.order_link': [],
  'mail.help': ['phone', 'email'],
  'mail.pack': ['size'],
  'mail.total': [],
  'mail.payment': ['method'],
  'mail.arrival': ['days'],
  'mail.comment': [],
  'mail.invoice': ['number'],
  'mail.dated': ['day'],
  'mail.net': [],
  'mail.vat': ['rate', 'net'],
  'mail.released_subject': ['number'],
  'mail.released': ['number'],
  'mail.late': [],
  'mail.cancelled': ['number'],
  'mail.reminder_subject': ['number'],
  'mail.reminder': ['number', 'amount'],
  'mail.reminder_end': ['number'],
  'mail.refund_subject': ['number'],
  'mail.paid_twice': ['number', 'amount'],
  'mail.paid_too_late': ['number', 'amount'],
  'mail.refund': ['amount', 'method'],
  'mail.proof_subject': [],
  'mail.proof': ['brand'],
  'mail.proof_link': [],
  'mail.proof_not_you': [],
  'mail.claimed_subject': ['brand'],
  'mail.claimed': ['brand'],
  'mail.password_subject': ['brand'],
  'mail.password': ['brand'],
  'mail.password_link': [],
  'mail.password_not_you': [],
  'mail.login_subject': ['brand'],
  'mail.login': ['brand'],
  'mail.unknown_subject': ['brand'],
  'mail.unknown': ['brand'],
  'mail.password_changed_subject': ['brand'],
  'mail.password_changed': ['brand'],
  'mail.password_changed_link': [],
  'mail.password_changed_not_you': [],
  'mail.identity_linked_subject': ['brand'],
  'mail.identity_linked': ['brand', 'provider'],
  'mail.identity_linked_link': [],
  'mail.identity_linked_not_you': [],
  'mail.email_change': ['brand'],
  'mail.email_notice_subject': ['brand'],
  'mail.email_notice': ['brand'],
  'mail.email_notice_link': [],
  'mail.email_notice_not_you': [],
  'mail.email_changed_subject': ['brand'],
  'mail.email_changed': ['brand'],
  'mail.email_changed_not_you': [],
  'mail.alarm_subject': [],
  'mail.alarm': ['number'],
  'mail.alarm_reorder': [],
  'mail.alarm_why': [],
  'mail.alarm_end': [],
  'mail.cart_left_subject': ['brand'],
  'mail.cart_left': [],
  'mail.cart_left_link': [],
  'mail.cart_left_why': [],
  'mail.cart_left_end': [],
  'mail.newsletter_subject': ['brand'],
  'mail.newsletter': ['brand'],
  'mail.newsletter_link': [],
  'mail.newsletter_not_you': [],
  'mail.subscribed_subject': ['brand'],
  'mail.subscribed': ['brand'],
  'mail.subscribed_link': [],
  'mail.subscribed_why': [],
  'mail.unsubscribe': [],
  'mail.subscription_subject': ['day'],
  'mail.subscription_notice': ['day'],
  'mail.subscription_prices': [],
  'mail.subscription_goods': [],
  'mail.subscription_total': [],
  'mail.subscription_manage': [],
  'mail.subscription_trouble_subject': [],
  'mail.subscription_again': ['day'],
  'mail.subscription_paused': [],
  'mail.subscription_sold_out': [],
  'mail.subscription_discontinued': [],
  'mail.subscription_payment': [],
  'mail.subscription_shipping': [],
  'mail.subscription_address': [],
  'mail.subscription_other': [],
  'account.sign_in_title': [],
  'account.register_title': [],
  'order.number': [],
  'order.transfer.title': [],
  'order.transfer.amount': [],
  'order.transfer.iban': [],
  'order.transfer.holder': [],
  'order.transfer.reference': [],
  'order.transfer.message': [],
  'order.transfer.due': [],
  'product.eye.right': [],
  'product.eye.left': [],
  'product.content.lens': ['count'],
  'product.content.piece': ['count'],
  'cart.title': [],
  'cart.subtotal': [],
  'cart.discount': [],
  'cart.shipping': [],
  'checkout.address.billing': [],
  'checkout.address.shipping': [],
  'checkout.partner.ready': [],
} as const

type Texts = typeof MAIL_TEXTS
type Name =
  | `payment.method.${PaymentMethod}` | ShippingLabelKey | `country.${Country}`
  | `cart.value.${OptionKey}` | `own.part.${PersonalPart}`
export type MailTextId = keyof Texts | Name

type Named<Id extends MailTextId> = Id extends keyof Texts
  ? Texts[Id] extends readonly [] ? [] : [named: { readonly [what in Texts[Id][number]]: string }]
  : []

/** Says a text in one language and tone. */
export type Say = <Id extends MailTextId>(id: Id, ...named: Named<Id>) => string

/** The words of the mails in a shopper's language and a brand's tone: the same that pages say. */
export type MailTexts = (locale: Locale, tone: Tone) => Say
