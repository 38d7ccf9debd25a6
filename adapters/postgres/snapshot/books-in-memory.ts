import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShippingBook } from '../../../application/commerce/delivery/shipping-book.port.ts'
import type { OfferBook } from '../../../application/commerce/pricing/offer-book.port.ts'
import type { PriceBook } from '../../../application/commerce/pricing/price-book.port.ts'
import type { ProductBook } from '../../../application/commerce/product/product-book.port.ts'
import type { ReviewBook } from '../../../application/commerce/rating/review-book.port.ts'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { read } from '../database/run-query.ts'
import type { Snapshot } from './snapshot.ts'

/** Data that only staff or an import change; of the stock, only whether anything of a product is on hand. */
export type CatalogueBooks = {
  readonly products: ProductBook
  readonly prices: PriceBook
  readonly offers: OfferBook
  readonly shipping: ShippingBook
  readonly stock: StockLedger
  readonly reviews: ReviewBook
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined

/** The same books, reading from a snapshot as long as there is one. */
export const booksInMemory = (
  { products, prices, offers, shipping, stock, reviews }: CatalogueBooks, snapshot: () => Promise<Snapshot | undefined>,
): CatalogueBooks => {
  const readFrom = <Value>(
    fromSnapshot: (current: Snapshot) => Value | Promise<Value>, fromDatabase: () => TE.TaskEither<ServiceUnavailable, Value>,
  ): TE.TaskEither<ServiceUnavailable, Value> =>
    pipe(
      read(snapshot),
      TE.flatMap((current) => (current === undefined ? fromDatabase() : read(async () => fromSnapshot(current)))),
    )
  return {
    products: {
      products: (ids) =>
        readFrom(({ products: current }) => ids.map((id) => current.products.get(id)).filter(isDefined), () => products.products(ids)),
      group: (key) => readFrom(({ products: current }) => current.groups.get(key) ?? [], () => products.group(key)),
      category: (path) => readFrom(({ categories }) => categories.get(path), () => products.category(path)),
      words: (locale) => readFrom(({ words }) => words(locale), () => products.words(locale)),
      find: (query, at) => readFrom(({ find }) => find(query, at), () => products.find(query, at)),
    },
    prices: {
      prices: (ids, channel) =>
        readFrom((current) => {
          const entries = current.prices.get(channel)
          return [...new Set(ids)].map((id) => entries?.get(id)).filter(isDefined)
        }, () => prices.prices(ids, channel)),
    },
    offers: {
      offers: (fks) => readFrom((current) => [...new Set(fks)].flatMap((fk) => current.offers.get(fk) ?? []), () => offers.offers(fks)),
    },
    stock: {
      ...stock,
      onHand: (ids) =>
        readFrom(async ({ stock: readStock }) => {
          const { onHand } = await readStock()
          return new Set(ids.filter((id) => onHand.has(id)))
        }, () => stock.onHand(ids)),
    },
    // Later pages are requested rarely.
    reviews: {
      reviews: (key, at) =>
        (at.page === 1 ? readFrom(
          (current) => current.reviews(key, at.locale), () => reviews.reviews(key, at),
        ) : reviews.reviews(key, at)),
    },
    shipping: { methods: (country) => readFrom((current) => current.shipping.get(country) ?? [], () => shipping.methods(country)) },
  }
}
