import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { ShippingBook } from '../delivery/shipping-book.port.ts'
import type { CouponBook, CouponOwner, CouponStanding } from './coupon-book.port.ts'
import { loadCoupon } from './load-coupon.ts'
import { currentPrices } from '../pricing/current-prices.ts'
import type { PriceDeps } from '../pricing/current-prices.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

export type FactDeps = PriceDeps & {
  readonly shipping: ShippingBook
  readonly register: ShopRegister
  readonly coupons: CouponBook
}

/** What the shop knows of today when it decides on a cart. */
export type CartFacts = {
  readonly settings: ShopSettings
  readonly entries: readonly PriceEntry[]
  /** Where `methods` lead: the country of the cart's parcel, else the shop's own. */
  readonly country: Country
  readonly methods: readonly ShippingMethod[]
  /** The code the cart carries, and its voucher if there is such a one. */
  readonly couponCode?: string
  readonly coupon?: CouponStanding
  readonly now: Date
}

type Joining = { readonly productId: ProductId; readonly fk?: string }

/** Facts for the lines a cart has and for those about to join it, and for the customer if the shop knows who asks. */
export const loadCartFacts =
  (deps: FactDeps) =>
  (cart: Cart, joining: readonly Joining[] = [], customer?: CouponOwner): TE.TaskEither<ServiceUnavailable, CartFacts> => {
    const settings = deps.register.settings(cart.brandChannel)
    const country = cart.shippingAddress?.countryCode ?? settings.country
    const wanted: readonly Joining[] = [...cart.lines, ...joining]
    return pipe(
      sequenceS(TE.ApplyPar)({
        entries: currentPrices(deps)({
          productIds: [...new Set(wanted.map(({ productId }) => productId))],
          priceChannel: cart.priceChannel,
          fks: [...new Set(wanted.flatMap(({ fk }) => fk ?? []))],
        }),
        methods: deps.shipping.methods(country),
        coupon: loadCoupon(deps, cart, customer),
      }),
      TE.map(({ coupon, ...found }) => ({
        ...found,
        settings,
        country,
        now: deps.clock.now(),
        ...omitUndefined({ couponCode: cart.coupon?.code, coupon }),
      })),
    )
  }
