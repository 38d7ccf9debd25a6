import type { Cart } from '../../../domain/cart/cart.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Order } from '../../../domain/order/order.ts'
import { availablePayments } from '../../../domain/payment/available-payments.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

/** The payment methods for this cart at its brand, given the customer's own orders. */
export const cartPayments = (register: ShopRegister, cart: Cart, own: readonly Order[]): readonly PaymentMethod[] =>
  availablePayments(register.paymentMethods(cart.brandChannel), cart, own, register.settings(cart.brandChannel).invoice)
