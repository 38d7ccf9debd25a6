import type { ShopGoods } from '../../application/commerce/catalogue/shop-goods.ts'
import { openAttemptCounter } from './attempt-counter.ts'
import { openCartLinks } from './cart-links.ts'
import { openCartShelf } from './cart-shelf.ts'
import { openCouponBook } from './coupon-book.ts'
import { openCustomerBook } from './customer-book.ts'
import { openCustomerCarts } from './customer-carts.ts'
import { openKeptMails } from './kept-mails.ts'
import { openOfferBook } from './offer-book.ts'
import { openOrderBook } from './order-book.ts'
import { openOrderHistory } from './order-history.ts'
import { openOutbox } from './outbox.ts'
import { openPartnerBook } from './partner-book.ts'
import { openPaymentLedger } from './payment-ledger.ts'
import { openPaymentWatch } from './payment-watch.ts'
import { openPriceBook } from './price-book.ts'
import { openProductBook } from './product-book.ts'
import { openSessionBook } from './session-book.ts'
import { openShippingBook } from './shipping-book.ts'
import { openShopState } from './shop-state.ts'
import { openStockLedger } from './stock-ledger.ts'

/** Everything a shop keeps, in memory: a fresh one each time, gone with the page or the process. */
export const openMemoryShop = (goods: ShopGoods) => {
  const state = openShopState(goods)
  return {
    products: openProductBook(goods),
    prices: openPriceBook(goods),
    offers: openOfferBook(goods),
    stock: openStockLedger(state),
    carts: openCartShelf(state),
    cartLinks: openCartLinks(state),
    coupons: openCouponBook(state),
    orders: openOrderBook(state),
    history: openOrderHistory(state),
    customers: openCustomerBook(state),
    customerCarts: openCustomerCarts(state),
    sessions: openSessionBook(state),
    attempts: openAttemptCounter(state),
    payments: openPaymentLedger(state),
    watch: openPaymentWatch(state),
    outbox: openOutbox(state),
    partners: openPartnerBook(goods),
    shipping: openShippingBook(goods),
    keptMails: openKeptMails(),
  }
}
