import type { Kysely } from 'kysely'
import { makeAttemptCounter } from './attempt-counter.ts'
import { makeCartLinks } from './cart-links.ts'
import { makeCartShelf } from './cart-shelf.ts'
import { makeCatalogueWriter } from './catalogue-writer.ts'
import { makeCouponBook } from './coupon-book.ts'
import { makeCustomerBook } from './customer-book.ts'
import { makeCustomerCarts } from './customer-carts.ts'
import { makeKeptMails } from './kept-mails.ts'
import { makeOfferBook } from './offer-book.ts'
import { makeOrderBook } from './order-book.ts'
import { makeOrderHistory } from './order-history.ts'
import { makeOutbox } from './outbox.ts'
import { makePartnerBook } from './partner-book.ts'
import { makePaymentLedger } from './payment-ledger.ts'
import { makePaymentWatch } from './payment-watch.ts'
import { makePriceBook } from './price-book.ts'
import { makeProductBook } from './product-book.ts'
import { makeSessionBook } from './session-book.ts'
import { makeShippingBook } from './shipping-book.ts'
import { makeStockLedger } from './stock-ledger.ts'
import type { Tables } from './tables.ts'

/** Everything a shop keeps, in one database. */
export const openShopStorage = (db: Kysely<Tables>) => ({
  products: makeProductBook(db),
  prices: makePriceBook(db),
  offers: makeOfferBook(db),
  stock: makeStockLedger(db),
  carts: makeCartShelf(db),
  cartLinks: makeCartLinks(db),
  coupons: makeCouponBook(db),
  orders: makeOrderBook(db),
  history: makeOrderHistory(db),
  customers: makeCustomerBook(db),
  customerCarts: makeCustomerCarts(db),
  sessions: makeSessionBook(db),
  attempts: makeAttemptCounter(db),
  payments: makePaymentLedger(db),
  watch: makePaymentWatch(db),
  outbox: makeOutbox(db),
  partners: makePartnerBook(db),
  shipping: makeShippingBook(db),
  keptMails: makeKeptMails(db),
  catalogue: makeCatalogueWriter(db),
})
export type ShopStorage = ReturnType<typeof openShopStorage>
