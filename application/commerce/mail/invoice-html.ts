import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/shop/shop-settings.ts'
import { letterHtml } from './letter-html.ts'
import type { MailText } from './mail-text.ts'
import { orderLetter } from './order-letter.ts'

const INVOICE: MailText = { de: 'Rechnung', en: 'Invoice', fr: 'Facture', it: 'Fattura' }
const DATE: MailText = { de: 'Datum', en: 'Date', fr: 'Date', it: 'Data' }

const dayOf = ({ createdAt }: Order): string => createdAt.slice(0, 10).split('-').reverse().join('.')

/** The invoice of an order: the table of its letter under a heading, without the greeting. */
export const invoiceHtml = (order: Order, settings: ShopSettings): string => {
  const { locale, number } = order
  const letter = orderLetter(order, settings)
  const title = `${INVOICE[locale]} ${number}`
  return letterHtml({ ...letter, opening: [settings.brandName, title, `${DATE[locale]}: ${dayOf(order)}`] }, title)
}
