import { renderedAddress } from '../../../domain/address/address-lines.ts'
import type { ShippingAddress } from '../../../domain/address/address.ts'
import type { CartLine } from '../../../domain/cart/cart.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Money } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Order } from '../../../domain/order/order.ts'
import { shownValue } from '../../../domain/product/shown-value.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { studioDelivery } from '../../../domain/delivery/partner-optician.ts'
import { formatArrival } from '../../../domain/stock/format-arrival.ts'
import { packWords } from '../../../domain/product/pack-words.ts'
import type { Say } from './mail-texts.port.ts'
import { contractAnnexes } from './contract-annexes.ts'
import type { MailContent, MailPart, MailRow } from './mail-content.ts'
import { countryName } from './country-name.ts'
import { orderLink } from './order-link.ts'
import { shippingName } from './shipping-name.ts'
import { transferParts } from './transfer-part.ts'

// A line break between a value and its name or unit makes it easy to misread.
const NO_BREAK = '\u00a0'

/** Lens values as printed on the box, `PWR -2.25  BC 8.6  DIA 14.0`, without breaks between name and value. */
const boxValues = ({ option, eye }: CartLine, locale: Locale, say: Say): string =>
  OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [`${say(`cart.value.${key}`)}${NO_BREAK}${shownValue(key, value, { eye, locale })}`]
  }).join('  ')

const packContent = ({ packLabel }: CartLine, say: Say): string => {
  const { unit, count, label } = packWords(packLabel)
  const content = unit === 'other' ? label : say(`product.content.${unit}`, { count: String(count) })
  return content.replaceAll(/(?<=\d) /g, NO_BREAK)
}

/** The eye, the lens values and the pack size of a line. */
export const lineDetails = (line: CartLine, locale: Locale, say: Say): readonly string[] =>
  [
    line.eye === undefined ? '' : say(`product.eye.${line.eye}`),
    boxValues(line, locale, say),
    say('mail.pack', { size: packContent(line, say) }),
  ].filter((detail) => detail !== '')

/** An item without its price. */
export const itemRow = (line: CartLine, locale: Locale, say: Say): MailRow => ({
  label: `${line.quantity} × ${inLocale(line.titles, locale)}`,
  details: lineDetails(line, locale, say),
})

const lineRow = (line: CartLine, locale: Locale, say: Say): MailRow => ({
  ...itemRow(line, locale, say), amount: formatMoney(line.total),
})

const totalRows = (
  { totals, shippingMethod, paymentMethod, discountNote }: Order,
  say: Say,
): readonly MailRow[] => {
  const row = (label: string, amount: Money, ...details: string[]): MailRow => ({ label, details, amount: formatMoney(amount) })
  const notes = discountNote === undefined ? [] : [discountNote]
  return [
    row(say('cart.subtotal'), totals.itemsTotalBeforePromotion),
    ...(totals.orderPromotionTotal.cents === 0 ? [] : [row(say('cart.discount'), totals.orderPromotionTotal, ...notes)]),
    row(say('cart.shipping'), totals.shippingTotal, shippingName(shippingMethod, say)),
    { ...row(say('mail.total'), totals.total), isSum: true },
    ...(paymentMethod === undefined
      ? []
      : [{ label: say('mail.payment', { method: say(`payment.method.${paymentMethod}`) }), details: [] }]),
  ]
}

const addressPart = (heading: string, address: ShippingAddress, say: Say): MailPart => {
  const [first = '', ...rest] = renderedAddress(address, countryName(say))
  return { heading, rows: [{ label: first, details: rest }] }
}

const factRows = ({ arrival, comment }: Order, say: Say): readonly MailRow[] => {
  const days = formatArrival(arrival)
  return [
    ...(days === undefined ? [] : [{ label: say('mail.arrival', { days }), details: [] }]),
    ...(comment === undefined ? [] : [{ label: say('mail.comment'), details: [comment] }]),
  ]
}

/** The order confirmation: all items as on their boxes, prices, delivery address and date. */
export const orderMailContent = (order: Order, settings: ShopSettings, say: Say): MailContent => {
  const { locale, number } = order
  const { firstName, lastName } = order.billingAddress
  const isPickup = studioDelivery(order.shippingAddress) === 'pickup'
  const { internationalPhone: phone, email } = settings
  return {
    locale,
    opening: [
      say('mail.greeting', { name: `${firstName} ${lastName}` }),
      say('mail.thanks'),
      ...(order.paymentMethod === 'prepayment' ? [say('mail.prepayment', { number })] : []),
    ],
    parts: [
      { heading: `${say('order.number')} ${number}`, rows: order.lines.map((line) => lineRow(line, locale, say)) },
      { rows: totalRows(order, say) },
      ...transferParts(order, settings, say),
      { rows: factRows(order, say) },
      addressPart(say(isPickup ? 'checkout.partner.ready' : 'checkout.address.shipping'), order.shippingAddress, say),
      addressPart(say('checkout.address.billing'), order.billingAddress, say),
    ].filter((part) => part.rows.length > 0),
    link: orderLink(order, settings, say),
    closing: [say('mail.help', { phone, email }), settings.brandName],
    annexes: contractAnnexes(order, settings, say),
  }
}
