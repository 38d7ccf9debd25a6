import type { Cart } from '../../domain/cart/cart.ts'
import { CHECKOUT_STEPS } from '../../domain/checkout/checkout-step.ts'
import type { CheckoutStep } from '../../domain/checkout/checkout-step.ts'
import type { CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { mayEnter } from '../../domain/checkout/may-enter.ts'
import type { Money } from '../../domain/money/money.ts'
import { isDeliveredThere } from '../../domain/order/delivered-there.ts'
import { isOrderLimitReached } from '../../domain/order/order-limit.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { toCartData } from '../cart/cart-data.ts'
import type { CartData } from '../cart/cart-data.ts'

/** What every step of the checkout shows of the order on its way. */
export type CheckoutData = {
  readonly cart: CartData | undefined
  /** The steps that may be entered now. */
  readonly open: readonly CheckoutStep[]
  /** Above it nothing may be ordered to the billing country (decision A24). */
  readonly limit?: Money
  /** Goods of the cart may not be sent to the country of the parcel. */
  readonly isNotDelivered?: true
}

const isAsked = (step: CheckoutStep): boolean => step !== 'thank-you'

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
    open: CHECKOUT_STEPS.filter((step) => isAsked(step) && mayEnter(step, cart, { signedIn })),
    ...(isOver && orderLimit !== undefined ? { limit: orderLimit.limit } : {}),
    ...(isDeliveredThere(cart) ? {} : { isNotDelivered: true as const }),
  }
}
