import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShippingBook } from '../../../application/commerce/delivery/shipping-book.port.ts'
import type { OfferBook } from '../../../application/commerce/pricing/offer-book.port.ts'
import type { PriceBook } from '../../../application/commerce/pricing/price-book.port.ts'
import type { ProductBook } from '../../../application/commerce/product/product-book.port.ts'
import type { ReviewBook } from '../../../application/commerce/rating/review-book.port.ts'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { read } from '../database/ask.ts'
import type { Snapshot } from './snapshot.ts'

/** What changes only by an editor or an import; of the stock, whether anything of a product is there. */
export type CatalogueBooks = {
  readonly products: ProductBook
  readonly prices: PriceBook
  readonly offers: OfferBook
  readonly shipping: ShippingBook
  readonly stock: StockLedger
  readonly reviews: ReviewBook
}

const isThere = <Value>(value: Value | undefined): value is Value => value !== undefined

/** The same books, answering from a snapshot as long as there is one. */
export const booksInMemory = (
  { products, prices, offers, shipping, stock, reviews }: CatalogueBooks, snapshot: () => Promise<Snapshot | undefined>,
): CatalogueBooks => {
  const either = <Answer>(
    fromSnapshot: (from: Snapshot) => Answer | Promise<Answer>, fromDatabase: () => TE.TaskEither<ServiceUnavailable, Answer>,
  ): TE.TaskEither<ServiceUnavailable, Answer> =>
    pipe(
      read(snapshot),
      TE.flatMap((from) => (from === undefined ? fromDatabase() : read(async () => fromSnapshot(from)))),
    )
  return {
    products: {
      products: (ids) =>
        either(({ products: goods }) => ids.map((id) => goods.products.get(id)).filter(isThere), () => products.products(ids)),
      group: (key) => either(({ products: goods }) => goods.groups.get(key) ?? [], () => products.group(key)),
      category: (path) => either(({ categories }) => categories.get(path), () => products.category(path)),
      words: (locale) => either(({ words }) => words(locale), () => products.words(locale)),
      find: (query, at) => either(({ find }) => find(query, at), () => products.find(query, at)),
    },
    prices: {
      prices: (ids, channel) =>
        either((from) => {
          const entries = from.prices.get(channel)
          return [...new Set(ids)].map((id) => entries?.get(id)).filter(isThere)
        }, () => prices.prices(ids, channel)),
    },
    offers: { offers: (fks) => either((from) => [...new Set(fks)].flatMap((fk) => from.offers.get(fk) ?? []), () => offers.offers(fks)) },
    stock: {
      ...stock,
      onHand: (ids) =>
        either(async ({ stock: shelf }) => {
          const { onHand } = await shelf()
          return new Set(ids.filter((id) => onHand.has(id)))
        }, () => stock.onHand(ids)),
    },
    // What is further back is asked by few.
    reviews: {
      reviews: (key, at) =>
        (at.page === 1 ? either((from) => from.reviews(key, at.locale), () => reviews.reviews(key, at)) : reviews.reviews(key, at)),
    },
    shipping: { methods: (country) => either((from) => from.shipping.get(country) ?? [], () => shipping.methods(country)) },
  }
}
