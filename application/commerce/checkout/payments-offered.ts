import type { Cart } from '../../../domain/cart/cart.ts'
import { offeredPaymentMethods } from '../../../domain/payment/offered-payment-methods.ts'
import type { LastPayment } from '../../../domain/payment/last-payment.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/**
 * How a cart may be paid. An invoice is for customers who paid an order before, so never for a guest (Commerce §8,
 * decision A54); what the browser at hand can do is found out there (decision A31).
 */
export const paymentsOffered = (
  register: ShopRegister,
  cart: Pick<Cart, 'brandChannel'>,
  { invoiceAllowed }: Pick<LastPayment, 'invoiceAllowed'>,
): readonly PaymentMethod[] =>
  offeredPaymentMethods({
    fromService: register.paymentMethods(cart.brandChannel),
    appleSession: true,
    invoiceAllowed,
  })
