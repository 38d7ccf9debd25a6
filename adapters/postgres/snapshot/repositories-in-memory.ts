import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ShippingRepository } from '../../../application/commerce/delivery/shipping-repository.port.ts'
import type { OfferRepository } from '../../../application/commerce/pricing/offer-repository.port.ts'
import type { PriceRepository } from '../../../application/commerce/pricing/price-repository.port.ts'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import type { ReviewRepository } from '../../../application/commerce/rating/review-repository.port.ts'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { read } from '../database/run-query.ts'
import type { Snapshot } from './snapshot.ts'

/** Data that only staff or an import change; of the stock, only whether anything of a product is on hand. */
export type CatalogueRepositories = {
  readonly products: ProductRepository
  readonly prices: PriceRepository
  readonly offers: OfferRepository
  readonly shipping: ShippingRepository
  readonly stock: StockLedger
  readonly reviews: ReviewRepository
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined

/** The same books, reading from a snapshot as long as there is one. */
export const repositoriesInMemory = (
  { products, prices, offers, shipping, stock, reviews }: CatalogueRepositories, snapshot: () => Promise<Snapshot | undefined>,
): CatalogueRepositories => {
  const readFrom = <Value>(
    fromSnapshot: (current: Snapshot) => Value | Promise<Value>, fromDatabase: () => TE.TaskEither<ServiceUnavailable, Value>,
  ): TE.TaskEither<ServiceUnavailable, Value> =>
    pipe(
      read(snapshot),
      TE.flatMap((current) => (current === undefined ? fromDatabase() : read(async () => fromSnapshot(current)))),
    )
  return {
    products: {
      // A product may be unknown because its row cannot be decoded; then reading it fails.
      products: (ids) =>
        pipe(
          read(snapshot),
          TE.map((current) => ids.map((id) => current?.products.products.get(id))),
          TE.flatMap((found) => (found.every(isDefined) ? TE.right(found) : products.products(ids))),
        ),
      group: (key) => readFrom(({ products: current }) => current.groups.get(key) ?? [], () => products.group(key)),
      category: (path) => readFrom(({ categories }) => categories.get(path), () => products.category(path)),
      words: (locale) => readFrom(async ({ words }) => (await words(locale)).written, () => products.words(locale)),
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
