import type { Cart } from '../cart/cart.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Order } from '../order/order.ts'
import type { InvoiceTerms } from '../settings/shop-settings.ts'
import { mayPayByInvoice } from './invoice-right.ts'
import { offeredPaymentMethods } from './offered-payment-methods.ts'

/**
 * How a cart may be paid, of what the brand offers. An invoice is for customers who paid an order before, so never for a
 * guest (Commerce §8, decision A54); what the browser at hand can do is found out there (decision A31). `own` are the
 * customer's orders, the newest first.
 */
export const paymentsOffered = (
  fromService: readonly string[],
  cart: Pick<Cart, 'totals' | 'billingAddress' | 'shippingAddress'>,
  own: readonly Order[],
  terms: InvoiceTerms | undefined,
): readonly PaymentMethod[] =>
  offeredPaymentMethods({ fromService, appleSession: true, invoiceAllowed: mayPayByInvoice(own, cart, terms) })
