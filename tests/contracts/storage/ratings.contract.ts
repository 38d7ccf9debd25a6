import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import { REVIEWS_A_PAGE } from '../../../domain/rating/shown-reviews.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aRating, aReview, stars, words } from '../../support/builders/rating.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const ANNA = aCustomer()
const BEAT = aCustomer({ accountId: made(makeAccountId('account-beat'.padEnd(22, '_'))), email: made(makeEmail('beat@example.ch')) })
const LENS = aProduct({ id: 1001, title: 'Moist' })
const KEY = LENS.group.key
const NOW = new Date('2026-03-02T09:00:00Z')
const notRateable = { _tag: 'NotFound', what: 'product' } as const
const allowed = () => E.right(undefined)
const at = (page = 1, locale: SubmittedReview['locale'] = 'de') => ({ locale, page })

/** Contract of the ratings: each is stored once, and the product's score is calculated from them. */
export const ratingsContract = (open: OpenStorage): void => {
  const catalogue = {
    ...aCatalogue({ products: [LENS] }), ratings: [1, 2].map((id) => aRating({ id: -id, groupKey: KEY, stars: stars(5) })),
  }
  const run = (story: (storage: Storage) => Promise<void>) => () =>
    withStorage(open)(catalogue, async (storage) => {
      await value(storage.customers.add(ANNA, 'hash'))
      await value(storage.customers.add(BEAT, 'hash'))
      await story(storage)
    })
  const rate = ({ ratings }: Storage, who = ANNA, number = 2, now = NOW) =>
    ratings.rate(who.accountId, { product: LENS, stars: stars(number), now }, allowed)
  const figures = async ({ products }: Storage) => (await value(products.products([LENS.id])))[0]?.rating

  describe('ratings', () => {
    it('AS-RATE-07 are one per customer and lens, however many requests arrive at once', run(async (storage) => {
      const responses = await Promise.all(Array.from({ length: 5 }, () => rate(storage)()))
      expect(responses.filter(E.isRight)).toHaveLength(1)
      expect(responses.filter(E.isLeft)).toEqual(Array.from({ length: 4 }, () => E.left(notRateable)))
      const [own, ...more] = await value(storage.ratings.own(ANNA.accountId))
      expect(own).toMatchObject({ productId: 1001, groupKey: KEY, stars: 2, submittedAt: NOW.toISOString() })
      expect([more, await value(storage.ratings.own(BEAT.accountId))]).toEqual([[], []])
    }))

    it('AS-RATE-07 are decided by the owner’s orders at that moment; nothing of a rejected one is stored', run(async (storage) => {
      const { id: _id, ...cart } = aCart({ token: cartToken('1') })
      await value(storage.carts.put(cart))
      const order = anOrder({ accountId: ANNA.accountId, token: orderToken('1'), cartToken: cartToken('1') })
      await value(storage.orders.place(order.cartToken, (_cart, id) => E.right({ reservations: [], mails: [], order: { ...order, id } })))
      const seen: (readonly Order[])[] = []
      const decide = (orders: readonly Order[]) => { seen.push(orders); return E.left('No' as const) }
      for (const who of [ANNA, BEAT])
        expect(await refusal(storage.ratings.rate(who.accountId, { product: LENS, stars: stars(1), now: NOW }, decide))).toBe('No')
      expect(seen.map((orders) => orders.map(({ number }) => number))).toEqual([[order.number], []])
      expect(await value(storage.ratings.own(ANNA.accountId))).toEqual([])
    }))

    it('are added to the product’s total, also of two at once', run(async (storage) => {
      await value(TE.sequenceArray([rate(storage, ANNA, 1), rate(storage, BEAT, 4)]))
      expect(await figures(storage)).toEqual({ ratingTotal: 3.75, ratingCount: 4 })
      expect((await value(storage.reviews.reviews(KEY, at()))).counts).toEqual([1, 0, 0, 1, 2])
    }))

    it('get their words once, from their author', run(async (storage) => {
      await value(rate(storage))
      const review = aReview({ reviewer: 'Anna K.' })
      expect(await refusal(storage.ratings.review(BEAT.accountId, KEY, review))).toEqual(notRateable)
      expect(await value(storage.ratings.review(ANNA.accountId, KEY, review))).toMatchObject({ stars: 2, review })
      expect(await refusal(storage.ratings.review(ANNA.accountId, KEY, aReview()))).toEqual(notRateable)
      expect(await value(storage.ratings.own(ANNA.accountId))).toMatchObject([{ stars: 2, review }])
    }))

    it('are visible to everyone once they are published, and to no one before', run(async (storage) => {
      await value(rate(storage))
      await value(rate(storage, BEAT, 5))
      await value(storage.ratings.review(ANNA.accountId, KEY, aReview({ state: 'held' })))
      const text = words('Trocken am Abend, sonst gut.\n\nUnd günstig.')
      await value(storage.ratings.review(BEAT.accountId, KEY, aReview({ text })))
      const { reviews, total, counts } = await value(storage.reviews.reviews(KEY, at()))
      expect([total, counts]).toEqual([1, [0, 1, 0, 0, 3]])
      expect(reviews).toEqual([{ id: expect.any(Number), stars: 5, text, locale: 'de', writtenAt: '2026-02-01T10:00:00.000Z' }])
      expect(await value(storage.reviews.reviews('no such lens', at()))).toEqual({ counts: [0, 0, 0, 0, 0], reviews: [], total: 0 })
    }))
  })

  describe('reviews', () => {
    const written = Array.from({ length: 2 * REVIEWS_A_PAGE + 2 }, (_none, index) => aRating({
      id: -1 - index, groupKey: KEY, stars: stars(4),
      review: aReview({
        locale: index % 2 === 0 ? 'de' : 'fr', text: words(`Meinung Nummer ${index}`),
        writtenAt: `2026-01-${String(10 + index)}T10:00:00.000Z`,
      }),
    }))
    it('are paged: the reader’s language first, newest first', () =>
      withStorage(open)({ ...aCatalogue({ products: [LENS] }), ratings: written }, async ({ reviews }) => {
        const page = async (number: number, locale: SubmittedReview['locale']) =>
          (await value(reviews.reviews(KEY, at(number, locale)))).reviews.map(({ text }) => Number(text.replace(/\D/g, '')))
        expect(await page(1, 'fr')).toEqual([11, 9, 7, 5, 3])
        expect(await page(2, 'fr')).toEqual([1, 10, 8, 6, 4])
        expect(await page(3, 'fr')).toEqual([2, 0])
        expect(await page(1, 'it')).toEqual([11, 10, 9, 8, 7])
        expect(await page(4, 'it')).toEqual([])
        expect(await page(2_147_483_647, 'it')).toEqual([])
        expect((await value(reviews.reviews(KEY, at(2)))).total).toBe(12)
      }))
  })
}
