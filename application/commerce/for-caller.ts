import { makeAddItems } from './cart/add-items.ts'
import { makeChangeItemQuantity } from './cart/change-item-quantity.ts'
import { makeCreateCart } from './cart/create-cart.ts'
import { makeDeclineCartTrials } from './cart/decline-cart-trials.ts'
import { makeMakeCartLink } from './cart/make-cart-link.ts'
import { makeMergeAbandonedCart } from './cart/merge-abandoned-cart.ts'
import { makeQuoteProductPrice } from './cart/quote-product-price.ts'
import { makeRemoveItem } from './cart/remove-item.ts'
import { makeSetCurrentCart } from './cart/set-current-cart.ts'
import { makeShowCart } from './cart/show-cart.ts'
import { makeEstimateCartShipping } from './checkout/estimate-cart-shipping.ts'
import { makeListCartPayments } from './checkout/list-cart-payments.ts'
import { makeListCartShipping } from './checkout/list-cart-shipping.ts'
import { makeSetAddresses } from './checkout/set-addresses.ts'
import { makeSetEmail } from './checkout/set-email.ts'
import { makeSetPayment } from './checkout/set-payment.ts'
import { makeSetShipping } from './checkout/set-shipping.ts'
import { makeShowSelectedShipping } from './checkout/show-selected-shipping.ts'
import { makeRedeemCoupon } from './coupon/redeem-coupon.ts'
import { makeWithdrawCoupon } from './coupon/withdraw-coupon.ts'
import { makeClearMilesNumber } from './loyalty/clear-miles-number.ts'
import { makeSetMilesNumber } from './loyalty/set-miles-number.ts'
import { makePlaceVisitorsOrder } from './order/place-visitors-order.ts'
import { makeRecommendForCart } from './recommendation/recommend-for-cart.ts'
import { makeRepeatOrder } from './reorder/repeat-order.ts'
import { cartsOfCaller } from './cart/carts-of-caller.ts'
import { browserMarkOf, type BrowserKeeper } from './shop/browser-mark-of.ts'
import { withFixedResponseTime } from './shop/with-fixed-response-time.ts'
import type { AccountId } from '../../domain/customer/account-id.ts'

/** All ports of the use cases below. */
type Ports =
  & Parameters<typeof makeAddItems>[0]
  & Parameters<typeof makeChangeItemQuantity>[0]
  & Parameters<typeof makeCreateCart>[0]
  & Parameters<typeof makeDeclineCartTrials>[0]
  & Parameters<typeof makeMakeCartLink>[0]
  & Omit<Parameters<typeof makeMergeAbandonedCart>[0], 'linkedCarts'>
  & Parameters<typeof makeQuoteProductPrice>[0]
  & Parameters<typeof makeRemoveItem>[0]
  & Omit<Parameters<typeof makeSetCurrentCart>[0], 'linkedCarts'>
  & Parameters<typeof makeShowCart>[0]
  & Parameters<typeof makeEstimateCartShipping>[0]
  & Parameters<typeof makeListCartPayments>[0]
  & Parameters<typeof makeListCartShipping>[0]
  & Parameters<typeof makeSetAddresses>[0]
  & Parameters<typeof makeSetEmail>[0]
  & Parameters<typeof makeSetPayment>[0]
  & Parameters<typeof makeSetShipping>[0]
  & Parameters<typeof makeShowSelectedShipping>[0]
  & Parameters<typeof makeRedeemCoupon>[0]
  & Parameters<typeof makeWithdrawCoupon>[0]
  & Parameters<typeof makeClearMilesNumber>[0]
  & Parameters<typeof makeSetMilesNumber>[0]
  & Parameters<typeof makePlaceVisitorsOrder>[0]
  & Parameters<typeof makeRecommendForCart>[0]
  & Parameters<typeof makeRepeatOrder>[0]
  & Parameters<typeof withFixedResponseTime>[0]

/**
 * All cart use cases for one caller. Use cases that take a cart token exist only here, over the carts that this caller may use, so none of
 * them can omit the ownership check.
 */
export const makeForCaller = (shop: Ports) => (caller: AccountId | undefined, session?: BrowserKeeper) => {
  const browser = session === undefined ? undefined : browserMarkOf(session, shop.tokens)
  const ports = { ...shop, carts: cartsOfCaller(shop.carts, caller, browser) }
  return {
    cart: {
      declineCartTrials: makeDeclineCartTrials(ports),
      addItems: makeAddItems(ports),
      makeCartLink: makeMakeCartLink(ports),
      mergeAbandonedCart: makeMergeAbandonedCart({ ...ports, linkedCarts: shop.carts }),
      setCurrentCart: makeSetCurrentCart({ ...ports, linkedCarts: shop.carts }),
      changeItemQuantity: makeChangeItemQuantity(ports),
      createCart: makeCreateCart(shop),
      quoteProductPrice: makeQuoteProductPrice(ports),
      removeItem: makeRemoveItem(ports),
      showCart: makeShowCart(ports),
    },
    coupon: {
      redeemCoupon: makeRedeemCoupon(ports),
      withdrawCoupon: makeWithdrawCoupon(ports),
    },
    loyalty: {
      clearMilesNumber: makeClearMilesNumber(ports),
      setMilesNumber: makeSetMilesNumber(ports),
    },
    checkout: {
      estimateCartShipping: makeEstimateCartShipping(ports),
      listCartPayments: makeListCartPayments(ports),
      listCartShipping: makeListCartShipping(ports),
      setAddresses: makeSetAddresses(ports),
      setEmail: makeSetEmail(ports),
      setPayment: makeSetPayment(ports),
      setShipping: makeSetShipping(ports),
      showSelectedShipping: makeShowSelectedShipping(ports),
    },
    order: { placeVisitorsOrder: makePlaceVisitorsOrder({ ...ports, carts: shop.carts }) },
    recommendation: { recommendForCart: makeRecommendForCart(ports) },
    reorder: { repeatOrder: withFixedResponseTime(ports, makeRepeatOrder(ports)) },
  }
}
