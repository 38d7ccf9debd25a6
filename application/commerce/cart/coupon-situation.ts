import type { Cart } from '../../../domain/cart/cart.ts'
import type { CouponFacts } from '../../../domain/cart/with-coupon.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CartFacts } from '../cart/cart-facts.ts'

/** What a coupon on this cart is checked against. A price of another price channel than the cart's own is a campaign price. */
export const couponFactsOf = (cart: Cart, { coupon, entries, now }: CartFacts): CouponFacts => ({
  uses: coupon?.uses ?? 0,
  ...omitUndefined({ customer: coupon?.customer }),
  today: zurichTime(now).day,
  promotional: new Set(
    entries.filter(({ priceChannel }) => priceChannel !== cart.priceChannel).map(({ productId }) => productId),
  ),
})
