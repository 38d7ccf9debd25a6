import type { Kysely } from 'kysely'
import { makeCartShelf } from './cart-shelf.ts'
import { makeCatalogueWriter } from './catalogue-writer.ts'
import { makeKeptMails } from './kept-mails.ts'
import { makeOfferBook } from './offer-book.ts'
import { makeOrderBook } from './order-book.ts'
import { makeOutbox } from './outbox.ts'
import { makePaymentLedger } from './payment-ledger.ts'
import { makePriceBook } from './price-book.ts'
import { makeProductBook } from './product-book.ts'
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
  orders: makeOrderBook(db),
  payments: makePaymentLedger(db),
  outbox: makeOutbox(db),
  shipping: makeShippingBook(db),
  keptMails: makeKeptMails(db),
  catalogue: makeCatalogueWriter(db),
})
export type ShopStorage = ReturnType<typeof openShopStorage>
