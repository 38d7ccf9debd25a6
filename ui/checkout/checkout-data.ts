import type { Cart } from '../../domain/cart/cart.ts'
import { CHECKOUT_STEPS } from '../../domain/checkout/checkout-step.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import type { CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { mayEnter } from '../../domain/checkout/may-enter.ts'
import type { Money } from '../../domain/money/money.ts'
import { isDeliverable } from '../../domain/order/deliverable.ts'
import { isOrderLimitReached } from '../../domain/order/order-limit.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { toCartData } from '../cart/cart-data.ts'
import type { CartData } from '../cart/cart-data.ts'

/** The order summary and checkout state that every step shows. */
export type CheckoutData = {
  readonly cart: CartData | undefined
  /** The steps that may be entered now. */
  readonly open: readonly CheckoutStep[]
  /** The order limit that the total exceeds, for the billing country (decision A24). */
  readonly limit?: Money
  /** Items of the cart may not be shipped to the country of the shipping address. */
  readonly isNotDelivered?: true
}

const isFormStep = (step: CheckoutStep): boolean => step !== 'thank-you'

export const toCheckoutData = (
  cart: Cart,
  locale: Locale,
  shop: ShopSettings,
  signedIn = false,
  delivery?: CartDelivery,
): CheckoutData => {
  const { orderLimit } = shop
  const isOver = isOrderLimitReached(cart.totals.total, cart, orderLimit)
  return {
    cart: toCartData(cart, locale, shop, delivery),
    open: CHECKOUT_STEPS.filter((step) => isFormStep(step) && mayEnter(step, cart, { signedIn })),
    ...(isOver && orderLimit !== undefined ? { limit: orderLimit.limit } : {}),
    ...(isDeliverable(cart) ? {} : { isNotDelivered: true as const }),
  }
}
