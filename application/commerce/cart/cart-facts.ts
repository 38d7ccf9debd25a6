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
import type { ShippingRepository } from '../delivery/shipping-repository.port.ts'
import type { CouponRepository, CouponOwner, CouponStanding } from './coupon-repository.port.ts'
import { loadCoupon } from './load-coupon.ts'
import { currentPrices } from '../pricing/current-prices.ts'
import type { PriceDeps } from '../pricing/current-prices.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

export type FactDeps = PriceDeps & {
  readonly shipping: ShippingRepository
  readonly register: ShopRegister
  readonly coupons: CouponRepository
}

/** The current shop data a decision on a cart needs. */
export type CartFacts = {
  readonly settings: ShopSettings
  readonly entries: readonly PriceEntry[]
  /** The country of `methods`: that of the cart's parcel, else the shop's own. */
  readonly country: Country
  readonly methods: readonly ShippingMethod[]
  /** The code on the cart, and its coupon if it exists. */
  readonly couponCode?: string
  readonly coupon?: CouponStanding
  readonly now: Date
}

type AddedItem = { readonly productId: ProductId; readonly fk?: string }

/** Facts for the lines of a cart and for items about to be added, and for the customer if the caller is signed in. */
export const loadCartFacts =
  (deps: FactDeps) =>
  (cart: Cart, added: readonly AddedItem[] = [], customer?: CouponOwner): TE.TaskEither<ServiceUnavailable, CartFacts> => {
    const settings = deps.register.settings(cart.brandChannel)
    const country = cart.shippingAddress?.countryCode ?? settings.country
    const items: readonly AddedItem[] = [...cart.lines, ...added]
    return pipe(
      sequenceS(TE.ApplyPar)({
        entries: currentPrices(deps)({
          productIds: [...new Set(items.map(({ productId }) => productId))],
          priceChannel: cart.priceChannel,
          fks: [...new Set(items.flatMap(({ fk }) => fk ?? []))],
        }),
        methods: deps.shipping.methods(country),
        coupon: loadCoupon(deps, cart, customer),
      }),
      TE.map(({ coupon, ...loaded }) => ({
        ...loaded,
        settings,
        country,
        now: deps.clock.now(),
        ...omitUndefined({ couponCode: cart.coupon?.code, coupon }),
      })),
    )
  }
