import type { ShippingLabelKey } from '../../../domain/delivery/shipping-label.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { OptionKey } from '../../../domain/prescription/lens-option.ts'
import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** The texts of letters, each with what it names. What page and letter both name has one text for both. */
export const LETTER_TEXTS = {
  'letter.order_subject': ['number', 'brand'],
  'letter.greeting': ['name'],
  'letter.thanks': [],
  'letter.prepayment': ['number'],
  'letter.help': ['phone', 'email'],
  'letter.pack': ['size'],
  'letter.total': [],
  'letter.payment': ['method'],
  'letter.arrival': ['days'],
  'letter.comment': [],
  'letter.invoice': ['number'],
  'letter.dated': ['day'],
  'letter.net': [],
  'letter.released_subject': ['number'],
  'letter.released': ['number'],
  'letter.late': [],
  'letter.refund_subject': ['number'],
  'letter.paid_twice': ['number', 'amount'],
  'letter.paid_too_late': ['number', 'amount'],
  'letter.refund': ['amount', 'method'],
  'order.number': [],
  'product.eye.right': [],
  'product.eye.left': [],
  'cart.subtotal': [],
  'cart.discount': [],
  'cart.shipping': [],
  'checkout.address.billing': [],
  'checkout.address.shipping': [],
  'checkout.partner.ready': [],
} as const

type Texts = typeof LETTER_TEXTS
type Name = `payment.method.${PaymentMethod}` | ShippingLabelKey | `country.${Country}` | `cart.value.${OptionKey}`
export type LetterText = keyof Texts | Name

type Named<Id extends LetterText> = Id extends keyof Texts
  ? Texts[Id] extends readonly [] ? [] : [named: { readonly [what in Texts[Id][number]]: string }]
  : []

/** Says a text in one language and tone. */
export type Say = <Id extends LetterText>(id: Id, ...named: Named<Id>) => string

/** The words of the letters in a shopper's language and a brand's tone: the same that pages say. */
export type LetterWords = (locale: Locale, tone: Tone) => Say
