import { addMoney, isPositive, subtractMoney, sumMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import { isPaymentDue, paymentDue } from '../order/payment-due.ts'
import type { Order } from '../order/order.ts'
import type { InvoiceTerms } from '../settings/shop-settings.ts'
import type { Country } from '../shop/country.ts'
import { lastPayment } from './last-payment.ts'

type Earlier = Pick<Order, 'status' | 'paidAt' | 'paymentMethod' | 'totals'>

type InvoiceCandidate = {
  readonly totals: Pick<Order['totals'], 'total'>
  readonly billingAddress?: { readonly countryCode: Country }
  readonly shippingAddress?: { readonly countryCode: Country }
}

const isOpenInvoice = (order: Earlier): boolean => order.paymentMethod === 'invoice' && isPaymentDue(order)

const isClaimableIn = ({ billingAddress, shippingAddress }: InvoiceCandidate, { countries }: InvoiceTerms): boolean =>
  [billingAddress, shippingAddress].every((address) => address === undefined || countries.includes(address.countryCode))

const owedWith = (total: Money, orders: readonly Earlier[]): Money =>
  addMoney(total, sumMoney(
    orders.filter(isOpenInvoice).map(paymentDue).filter(({ currency }) => currency === total.currency),
    total.currency,
  ))

/**
 * Whether a customer may pay by invoice: after a paid order, in countries where claims can be enforced, and as long as all open invoices
 * including this one stay within the credit limit (Commerce §8, decision A54). `orders` are the customer's own, the newest first.
 */
export const mayPayByInvoice = (orders: readonly Earlier[], candidate: InvoiceCandidate, terms: InvoiceTerms | undefined): boolean =>
  terms !== undefined &&
  terms.openAtMost.currency === candidate.totals.total.currency &&
  lastPayment(orders).invoiceAllowed &&
  isClaimableIn(candidate, terms) &&
  !isPositive(subtractMoney(owedWith(candidate.totals.total, orders), terms.openAtMost))
