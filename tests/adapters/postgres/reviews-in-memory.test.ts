import * as E from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buyersRateWhatTheyBought } from '../../../adapters/postgres/migrations/0042-buyers-rate-what-they-bought.ts'
import { openShopStorage } from '../../../adapters/postgres/open-shop-storage.ts'
import { openCatalogue } from '../../support/catalogue-in-memory.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aRating, aReview, stars } from '../../support/builders/rating.ts'
import { value } from '../../support/outcome.ts'
import { engines } from '../../support/postgres-engines.ts'

const ANNA = aCustomer()
const LENS = aProduct({ id: 1001, rating: { ratingTotal: 4.3, ratingCount: 3 } })
const LARGE = aProduct({ ...LENS, id: 1002, group: { ...LENS.group, canonical: false } })
const KEY = LENS.group.key
const AT = { locale: 'de', page: 1 } as const

describe.each(engines)('ratings in $name', ({ open }) => {
  it('are read from memory, and a published review invalidates cached pages', { timeout: 60_000 }, async () => {
    const database = await open()
    const storage = openShopStorage(database.db)
    const ratings = [aRating({ groupKey: KEY, review: aReview() })]
    await value(storage.catalogue.fill({ ...aCatalogue({ products: [LENS] }), ratings }))
    await value(storage.customers.add(ANNA, 'hash'))
    const { clock, catalogue, books } = openCatalogue(database)
    const before = await catalogue.version()
    expect(await value(books.reviews.reviews(KEY, AT))).toEqual(await value(storage.reviews.reviews(KEY, AT)))
    await value(storage.ratings.rate(ANNA.accountId, { product: LENS, stars: stars(1), now: new Date() }, () => E.right(undefined)))
    await value(storage.ratings.review(ANNA.accountId, KEY, aReview({ writtenAt: '2026-03-01T10:00:00.000Z' })))
    clock.now += 1001
    await catalogue.version()
    await expect.poll(() => catalogue.version()).not.toBe(before)
    const reviews = await value(books.reviews.reviews(KEY, AT))
    expect([reviews.counts, reviews.total, reviews.reviews.map((review) => review.stars)]).toEqual([[1, 0, 0, 1, 0], 2, [1, 4]])
    expect((await value(books.products.products([LENS.id])))[0]?.rating).toEqual({ ratingTotal: 2.5, ratingCount: 2 })
    await database.db.deleteFrom('customer').execute()
    expect((await value(storage.products.products([LENS.id])))[0]?.rating).toEqual({ ratingTotal: 4, ratingCount: 1 })
    await database.close()
  })

  it('replace the figures of an older shop, in number and value', { timeout: 60_000 }, async () => {
    const database = await open()
    const { db } = database
    const storage = openShopStorage(db)
    await value(storage.catalogue.fill(aCatalogue({ products: [LENS, LARGE] })))
    await sql`drop table product_rating`.execute(db)
    await sql`drop function ratings_changed, count_ratings`.execute(db)
    await sql`delete from catalogue_version where part = 'product_rating'`.execute(db)
    await buyersRateWhatTheyBought.up(db as never)
    expect((await value(storage.reviews.reviews(KEY, AT))).counts).toEqual([0, 0, 0, 2, 1])
    const figures = (await value(storage.products.products([LENS.id, LARGE.id]))).map(({ rating }) => rating)
    expect(figures).toEqual([{ ratingTotal: 4.33, ratingCount: 3 }, { ratingTotal: 4.33, ratingCount: 3 }])
    await database.close()
  })
})
