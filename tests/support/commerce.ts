import { openSwissDirectory } from '../../adapters/address-directory/swiss-directory.ts'
import { countedTokens } from './counted-tokens.ts'
import { openLetterBox } from '../../adapters/memory/mail/letter-box.ts'
import { openMemoryShop } from '../../adapters/memory/memory-shop.ts'
import { openPaymentDesk } from '../../adapters/memory/payment/payment-desk.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import { randomSessions } from '../../adapters/memory/identity/random-sessions.ts'
import { readablePasswords } from '../../adapters/memory/identity/readable-passwords.ts'
import { openShopRegister } from './shop-register.ts'
import { letterWords } from '../../adapters/composition/letter-words.ts'
import { makeAddItems } from '../../application/commerce/cart/add-items.ts'
import { makeChangeItemQuantity } from '../../application/commerce/cart/change-item-quantity.ts'
import { makeCreateCart } from '../../application/commerce/cart/create-cart.ts'
import { makeRemoveItem } from '../../application/commerce/cart/remove-item.ts'
import { makeShowCart } from '../../application/commerce/cart/show-cart.ts'
import { makeSanitiseAddress } from '../../application/commerce/address/sanitise-address.ts'
import { makeDeclineCartTrials } from '../../application/commerce/cart/decline-cart-trials.ts'
import { makeFindReplacement } from '../../application/commerce/catalogue/find-replacement.ts'
import { makeRecommendForCart } from '../../application/commerce/recommendation/recommend-for-cart.ts'
import { makeFindCategory } from '../../application/commerce/catalogue/find-category.ts'
import { makeListCatalogue } from '../../application/commerce/catalogue/list-catalogue.ts'
import { makeListOptions } from '../../application/commerce/catalogue/list-options.ts'
import { makeSearchCatalogue } from '../../application/commerce/catalogue/search-catalogue.ts'
import { makeSelectProducts } from '../../application/commerce/catalogue/select-products.ts'
import type { ShopGoods } from '../../application/commerce/catalogue/shop-goods.ts'
import { makeShowProduct } from '../../application/commerce/catalogue/show-product.ts'
import { makeListCartPayments } from '../../application/commerce/checkout/list-cart-payments.ts'
import { makeListCartShipping } from '../../application/commerce/checkout/list-cart-shipping.ts'
import { makeListShipping } from '../../application/commerce/checkout/list-shipping.ts'
import { makeSetAddresses } from '../../application/commerce/checkout/set-addresses.ts'
import { makeSetEmail } from '../../application/commerce/checkout/set-email.ts'
import { makeSetPayment } from '../../application/commerce/checkout/set-payment.ts'
import { makeSetShipping } from '../../application/commerce/checkout/set-shipping.ts'
import { makeRedeemCoupon } from '../../application/commerce/coupon/redeem-coupon.ts'
import { makeWithdrawCoupon } from '../../application/commerce/coupon/withdraw-coupon.ts'
import { makeClearMilesNumber } from '../../application/commerce/loyalty/clear-miles-number.ts'
import { makeSetMilesNumber } from '../../application/commerce/loyalty/set-miles-number.ts'
import { makeSendMails } from '../../application/commerce/mail/send-mails.ts'
import { makePlaceCartOrder } from '../../application/commerce/order/place-cart-order.ts'
import { makeShowOrder } from '../../application/commerce/order/show-order.ts'
import { makeOpenPayment } from '../../application/commerce/payment/open-payment.ts'
import { makeRecordNotice } from '../../application/commerce/payment/record-notice.ts'
import { makeReconcilePayments } from '../../application/commerce/payment/reconcile-payments.ts'
import { makeRefundPayments } from '../../application/commerce/payment/refund-payments.ts'
import { makeReleaseUnpaidOrders } from '../../application/commerce/payment/release-unpaid-orders.ts'
import { makeListOrderPayments } from '../../application/commerce/order/list-order-payments.ts'
import { makeQuoteProductPrice } from '../../application/commerce/cart/quote-product-price.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import { makeShowStock } from '../../application/commerce/stock/show-stock.ts'
import { makeTakeOverCart } from '../../application/commerce/cart/take-over-cart.ts'
import { makeSignIn } from '../../application/commerce/identity/sign-in.ts'
import { makeSignUp } from '../../application/commerce/identity/sign-up.ts'
import { makeSignOut } from '../../application/commerce/identity/sign-out.ts'
import { makeIdentify } from '../../application/commerce/identity/identify.ts'
import { makeShowProfile } from '../../application/commerce/customer/show-profile.ts'
import { makeListOrders } from '../../application/commerce/order/list-orders.ts'
import { makeShowOwnOrder } from '../../application/commerce/order/show-own-order.ts'
import { makeListDocuments } from '../../application/commerce/order/list-documents.ts'
import { makeShowDocument } from '../../application/commerce/order/show-document.ts'
import { makeShowLastPayment } from '../../application/commerce/payment/show-last-payment.ts'
import { makeShowBonusPoints } from '../../application/commerce/loyalty/show-bonus-points.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { someSettings } from './builders/shop-settings.ts'

export const AT: At = { brandChannel: 'iris', locale: 'de' }
/** A Monday morning. */
export const MONDAY = new Date('2026-03-02T09:00:00.000Z')

/** How long an order waits for its money in these stories; milliseconds. */
export const PATIENCE = 24 * 3_600_000

const PAYMENT_METHODS: readonly PaymentMethod[] = ['visa', 'twint', 'apple_pay', 'invoice', 'prepayment']

/** The whole service over memory, with everything a story wants to look at or to turn. */
export const openCommerce = (goods: ShopGoods, settings: Partial<ShopSettings> = {}) => {
  const kept = openMemoryShop(goods)
  const clock = openSettableClock(MONDAY)
  const letters = openLetterBox()
  const desk = openPaymentDesk()
  const register = openShopRegister([someSettings(settings)], PAYMENT_METHODS)
  const deps = { ...kept, clock, tokens: countedTokens(), passwords: readablePasswords, sessionMaker: randomSessions, register, letterWords, mailer: letters, provider: desk, patience: { milliseconds: PATIENCE } }
  return {
    deps,
    kept,
    clock,
    letters,
    desk,
    findCategory: makeFindCategory(deps),
    listCatalogue: makeListCatalogue(deps),
    showProduct: makeShowProduct(deps),
    listOptions: makeListOptions(deps),
    selectProducts: makeSelectProducts(deps),
    searchCatalogue: makeSearchCatalogue(deps),
    quoteProductPrice: makeQuoteProductPrice(deps),
    showStock: makeShowStock(deps),
    createCart: makeCreateCart(deps),
    showCart: makeShowCart(deps),
    addItems: makeAddItems(deps),
    changeItemQuantity: makeChangeItemQuantity(deps),
    removeItem: makeRemoveItem(deps),
    declineCartTrials: makeDeclineCartTrials(deps),
    recommendForCart: makeRecommendForCart(deps),
    findReplacement: makeFindReplacement(deps),
    sanitiseAddress: makeSanitiseAddress({ directory: openSwissDirectory() }),
    setEmail: makeSetEmail(deps),
    setAddresses: makeSetAddresses(deps),
    listCartShipping: makeListCartShipping(deps),
    listShipping: makeListShipping(deps),
    setShipping: makeSetShipping(deps),
    listCartPayments: makeListCartPayments(deps),
    setPayment: makeSetPayment(deps),
    redeemCoupon: makeRedeemCoupon(deps),
    withdrawCoupon: makeWithdrawCoupon(deps),
    setMilesNumber: makeSetMilesNumber(deps),
    clearMilesNumber: makeClearMilesNumber(deps),
    placeCartOrder: makePlaceCartOrder(deps),
    showOrder: makeShowOrder(deps),
    openPayment: makeOpenPayment(deps),
    recordNotice: makeRecordNotice(deps),
    reconcilePayments: makeReconcilePayments(deps),
    refundPayments: makeRefundPayments(deps),
    releaseUnpaidOrders: makeReleaseUnpaidOrders(deps),
    listOrderPayments: makeListOrderPayments(deps),
    sendMails: makeSendMails(deps),
    takeOverCart: makeTakeOverCart(deps),
    signIn: makeSignIn(deps),
    signUp: makeSignUp(deps),
    signOut: makeSignOut(deps),
    identify: makeIdentify(deps),
    showProfile: makeShowProfile(deps),
    listOrders: makeListOrders(deps),
    showOwnOrder: makeShowOwnOrder(deps),
    listDocuments: makeListDocuments(deps),
    showDocument: makeShowDocument(deps),
    showLastPayment: makeShowLastPayment(deps),
    showBonusPoints: makeShowBonusPoints(deps),
  }
}
export type Commerce = ReturnType<typeof openCommerce>
