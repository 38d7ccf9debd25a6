import { addMoney, isPositive, subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import { isPaymentDue, paymentDue } from '../order/payment-due.ts'
import type { Order } from '../order/order.ts'
import type { InvoiceTerms } from '../settings/shop-settings.ts'
import type { Country } from '../shop/country.ts'
import { lastPayment } from './last-payment.ts'

type Earlier = Pick<Order, 'status' | 'paidAt' | 'paymentMethod' | 'totals'>

type Asked = {
  readonly totals: Pick<Order['totals'], 'total'>
  readonly billingAddress?: { readonly countryCode: Country }
  readonly shippingAddress?: { readonly countryCode: Country }
}

const isOpenInvoice = (order: Earlier): boolean => order.paymentMethod === 'invoice' && isPaymentDue(order)

const isClaimableIn = ({ billingAddress, shippingAddress }: Asked, { countries }: InvoiceTerms): boolean =>
  [billingAddress, shippingAddress].every((address) => address === undefined || countries.includes(address.countryCode))

const owedWith = (total: Money, orders: readonly Earlier[]): Money =>
  addMoney(total, sumMoney(
    orders.filter(isOpenInvoice).map(paymentDue).filter(({ currency }) => currency === total.currency),
    total.currency,
  ))

/**
 * Whether a customer may buy this on account: after an order that was paid, where bills can be claimed, and as long as all
 * that is open, this included, stays within what the shop lends one person (Commerce §8, decision A54). `orders` are the
 * customer's own, the newest first.
 */
export const mayPayByInvoice = (orders: readonly Earlier[], asked: Asked, terms: InvoiceTerms | undefined): boolean =>
  terms !== undefined &&
  terms.openAtMost.currency === asked.totals.total.currency &&
  lastPayment(orders).invoiceAllowed &&
  isClaimableIn(asked, terms) &&
  !isPositive(subtractMoney(owedWith(asked.totals.total, orders), terms.openAtMost))
