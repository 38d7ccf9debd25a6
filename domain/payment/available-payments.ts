import type { Cart } from '../cart/cart.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Order } from '../order/order.ts'
import type { InvoiceTerms } from '../settings/shop-settings.ts'
import { mayPayByInvoice } from './pay-by-invoice.ts'
import { offeredPaymentMethods } from './offered-payment-methods.ts'

/**
 * The payment methods of a cart, of those the brand offers. An invoice is for customers who paid an order before, so never for guests
 * (Commerce §8, decision A54); the browser's capabilities are checked in the browser (decision A31). `own` are the customer's orders, the
 * newest first.
 */
export const availablePayments = (
  fromService: readonly string[],
  cart: Pick<Cart, 'totals' | 'billingAddress' | 'shippingAddress'>,
  own: readonly Order[],
  terms: InvoiceTerms | undefined,
): readonly PaymentMethod[] =>
  offeredPaymentMethods({ fromService, appleSession: true, invoiceAllowed: mayPayByInvoice(own, cart, terms) })
