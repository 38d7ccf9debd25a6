import { AddToCart, makeAddToCart } from '../../../application/storefront/cart/add-to-cart.ts'
import { CartQueue, openCartQueue } from '../../../application/storefront/cart/cart-queue.ts'
import { CartStore, openCartStore } from '../../../application/storefront/cart/cart-store.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { ChangeCart, makeChangeCart } from '../../../application/storefront/cart/change-cart.ts'
import { ChangeLineQuantity, makeChangeLineQuantity } from '../../../application/storefront/cart/change-line-quantity.ts'
import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { EnterCart, makeEnterCart } from '../../../application/storefront/cart/enter-cart.ts'
import { LoadCart } from '../../../application/storefront/cart/load-cart.ts'
import { makeLoadCart } from '../../../application/storefront/cart/make-load-cart.ts'
import { OptOutOfGifts, makeOptOutOfGifts } from '../../../application/storefront/cart/opt-out-of-gifts.ts'
import { PurchaseTraces } from '../../../application/storefront/cart/purchase-traces.port.ts'
import { RestoreCart, makeRestoreCart } from '../../../application/storefront/cart/restore-cart.ts'
import { ApplyCoupon, makeApplyCoupon } from '../../../application/storefront/coupon/apply-coupon.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { OrderLenses, makeOrderLenses } from '../../../application/storefront/lens-pass/order-lenses.ts'
import { SetMilesNumber, makeSetMilesNumber } from '../../../application/storefront/loyalty/set-miles-number.ts'
import { CampaignOf } from '../../../application/storefront/visit/campaign-keeper.port.ts'
import { RecommendProducts, makeRecommendProducts } from '../../../application/storefront/recommendation/recommend-products.ts'
import { EstimateReorder, makeEstimateReorder } from '../../../application/storefront/reorder/estimate-reorder.ts'
import { Reorder, makeReorder } from '../../../application/storefront/reorder/reorder.ts'
import { RequestKeys } from '../../../application/storefront/shop/request-keys.port.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { Today } from '../../../application/storefront/shop/today.port.ts'
import { SignedInKeeper } from '../../../application/storefront/visit/signed-in-keeper.port.ts'
import { offer, provide, type Module } from './provide.ts'

const CART = { shop: Shop, keeper: CartTokenKeeper, store: CartStore, traces: PurchaseTraces } as const
const CHANGE = { shop: Shop, changeCart: ChangeCart } as const

/** The cart, its codes, and orders that are repeated into it. */
export const cartModule: Module = [
  provide(CartStore, openCartStore, { signal: CurrentCart }),
  provide(CartQueue, openCartQueue, {}),
  offer(ChangeCart, makeChangeCart, { keeper: CartTokenKeeper, store: CartStore, queue: CartQueue }),
  offer(LoadCart, makeLoadCart, CART),
  offer(EnterCart, makeEnterCart, CART),
  offer(RestoreCart, makeRestoreCart, { ...CART, queue: CartQueue, signedInKeeper: SignedInKeeper }),
  offer(AddToCart, makeAddToCart, {
    shop: Shop, keeper: CartTokenKeeper, store: CartStore, queue: CartQueue, additions: RequestKeys, campaignOf: CampaignOf,
  }),
  offer(ChangeLineQuantity, makeChangeLineQuantity, { ...CHANGE, store: CartStore }),
  offer(OptOutOfGifts, makeOptOutOfGifts, { shop: Shop, keeper: CartTokenKeeper, store: CartStore, queue: CartQueue }),
  offer(ApplyCoupon, makeApplyCoupon, CHANGE),
  offer(SetMilesNumber, makeSetMilesNumber, CHANGE),
  offer(RecommendProducts, makeRecommendProducts, { shop: Shop, identity: CurrentIdentity }),
  offer(Reorder, makeReorder, { ...CART, queue: CartQueue }),
  offer(EstimateReorder, makeEstimateReorder, { shop: Shop, today: Today }),
  offer(OrderLenses, makeOrderLenses, { shop: Shop, addToCart: AddToCart }),
]
