import { addressLines } from '../../../domain/address/address-lines.ts'
import type { Address } from '../../../domain/address/address.ts'
import type { CartLine } from '../../../domain/cart/cart.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Order } from '../../../domain/order/order.ts'
import { formatOptionValue } from '../../../domain/prescription/format-option-value.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { studioWay } from '../../../domain/delivery/partner-optician.ts'
import { formatArrival } from '../../../domain/stock/format-arrival.ts'
import { fillIn } from './fill-in.ts'
import type { Letter, LetterPart, LetterRow } from './letter.ts'
import { BOX_MARKS, SENTENCES, WORDS } from './order-mail-texts.ts'
import { PAYMENT_NAMES } from './payment-names.ts'
import { shippingName } from './shipping-name.ts'

/** The values of a lens as they stand on its box: `PWR -2.25  BC 8.6  DIA 14.0`. */
const boxValues = ({ option }: CartLine, locale: Locale): string =>
  OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [`${BOX_MARKS[key][locale]} ${formatOptionValue(key, value)}`]
  }).join('  ')

const lineRow = (line: CartLine, locale: Locale): LetterRow => ({
  label: `${line.quantity} × ${inLocale(line.titles, locale)}`,
  details: [
    line.eye === undefined ? '' : WORDS[line.eye][locale],
    boxValues(line, locale),
    `${WORDS.pack[locale]}: ${line.packLabel}`,
  ].filter((detail) => detail !== ''),
  amount: formatMoney(line.total, locale),
})

const totalRows = ({ totals, locale, shippingMethod, paymentMethod }: Order): readonly LetterRow[] => {
  const row = (word: keyof typeof WORDS, amount: typeof totals.total, ...details: string[]): LetterRow => ({
    label: WORDS[word][locale],
    details,
    amount: formatMoney(amount, locale),
  })
  return [
    row('subtotal', totals.itemsTotalBeforePromotion),
    ...(totals.orderPromotionTotal.cents === 0 ? [] : [row('discount', totals.orderPromotionTotal)]),
    row('shipping', totals.shippingTotal, shippingName(shippingMethod, locale)),
    row('total', totals.total),
    ...(paymentMethod === undefined
      ? []
      : [{ label: `${WORDS.payment[locale]}: ${PAYMENT_NAMES[paymentMethod][locale]}`, details: [] }]),
  ]
}

const addressPart = (heading: string, address: Address): LetterPart => {
  const [first = '', ...rest] = addressLines(address)
  return { heading, rows: [{ label: first, details: [...rest, address.countryCode] }] }
}

const factRows = ({ arrival, comment, locale }: Order): readonly LetterRow[] => {
  const days = formatArrival(arrival)
  return [
    ...(days === undefined ? [] : [{ label: `${WORDS.arrival[locale]}: ${days}`, details: [] }]),
    ...(comment === undefined ? [] : [{ label: WORDS.comment[locale], details: [comment] }]),
  ]
}

/**
 * What a shopper is told when an order stands: everything ordered, as on the boxes, what it costs, where and when it
 * goes.
 */
export const orderLetter = (order: Order, settings: ShopSettings): Letter => {
  const { locale, number } = order
  const sentence = (name: keyof typeof SENTENCES, words: Record<string, string>): string =>
    fillIn(SENTENCES[name][settings.tone][locale], words)
  const { firstName, lastName } = order.billingAddress
  const { internationalPhone: phone, email } = settings
  return {
    locale,
    opening: [
      sentence('greeting', { name: `${firstName} ${lastName}` }),
      sentence('thanks', {}),
      ...(order.paymentMethod === 'prepayment' ? [sentence('prepayment', { number })] : []),
    ],
    parts: [
      { heading: `${WORDS.orderNumber[locale]} ${number}`, rows: order.lines.map((line) => lineRow(line, locale)) },
      { rows: totalRows(order) },
      { rows: factRows(order) },
      addressPart(WORDS[studioWay(order.shippingAddress) === 'pickup' ? 'pickup' : 'shippingAddress'][locale], order.shippingAddress),
      addressPart(WORDS.billingAddress[locale], order.billingAddress),
    ].filter((part) => part.rows.length > 0),
    closing: [sentence('help', { phone, email }), settings.brandName],
  }
}
