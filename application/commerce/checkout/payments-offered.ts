import type { Cart } from '../../../domain/cart/cart.ts'
import { offeredPaymentMethods } from '../../../domain/payment/offered-payment-methods.ts'
import type { PaymentMethod } from '../../../domain/payment/payment-method.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/**
 * How a cart may be paid. Every guest is a new customer, so an invoice is never offered to one (Commerce §8); what
 * the browser at hand can do is found out there (decision A31).
 */
export const paymentsOffered = (register: ShopRegister, cart: Pick<Cart, 'brandChannel'>): readonly PaymentMethod[] =>
  offeredPaymentMethods({
    fromService: register.paymentMethods(cart.brandChannel),
    appleSession: true,
    invoiceAllowed: false,
  })
