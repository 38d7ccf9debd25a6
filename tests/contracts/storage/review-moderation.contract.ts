import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { ErasureEffect } from '../../../application/commerce/privacy/due-erasures.port.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { SubmittedReview } from '../../../domain/rating/submitted-rating.ts'
import { moderateReview, type ModeratedReview, type ModerationCommand } from '../../../domain/staff/moderate-review.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aReview, replyText, stars, words } from '../../support/builders/rating.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { WrongReviewState } from '../../../domain/staff/staff-refusal.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const NOON = new Date('2026-03-02T12:00:00Z')
const ANNA = aCustomer()
const BEAT = aCustomer({ accountId: made(makeAccountId('account-beat'.padEnd(22, '_'))), email: made(makeEmail('beat@example.ch')) })
const LENS = aProduct({ id: 1001, title: 'Moist' })
const KEY = LENS.group.key
const act = { by: 'Lea Graf', what: 'review.published', about: '1', at: NOON } as const
const reply = { text: replyText('Danke für den Hinweis.'), repliedAt: NOON.toISOString() }
const erasing: ErasureEffect = {
  at: NOON, mails: () => [],
  names: () => ({ token: made(makeOrderToken('new'.padEnd(22, '_'))), cartToken: made(makeCartToken('cart'.padEnd(22, '_'))) }),
}
const at = { page: 1, itemsPerPage: 10 }

/** Contract of the review moderation: staff publish, reject and reply. */
export const reviewModerationContract = (open: OpenStorage): void => {
  const run = (story: (storage: Storage) => Promise<void>) => () =>
    withStorage(open)(aCatalogue({ products: [LENS] }), async (storage) => {
      for (const [who, number, review] of [
        [ANNA, 1, aReview({ state: 'held', writtenAt: '2026-03-01T10:00:00.000Z', text: words('Billiger auf www.example.com') })],
        [BEAT, 5, aReview({ state: 'held', writtenAt: '2026-02-01T10:00:00.000Z', reviewer: 'Beat K.', locale: 'fr' })],
      ] as const) {
        await value(storage.customers.add(who, 'hash'))
        await value(storage.ratings.rate(who.accountId, { product: LENS, stars: stars(number), now: NOON }, () => E.right(undefined)))
        await value(storage.ratings.review(who.accountId, KEY, review))
      }
      await story(storage)
    })
  const queue = async ({ reviewModeration }: Storage, state: SubmittedReview['state'] = 'held', on = at) =>
    value(reviewModeration.list(state, on))
  const moderate = ({ reviewModeration }: Storage, id: number, command: ModerationCommand) =>
    reviewModeration.moderate(id, ({ review }) => moderateReview(review, command), act)
  const display = async ({ reviews }: Storage) => value(reviews.reviews(KEY, { locale: 'de', page: 1 }))
  const figures = async ({ products }: Storage) => (await value(products.products([LENS.id])))[0]?.rating
  const acts = async ({ auditLog }: Storage) => (await value(auditLog.find({}, { page: 1, itemsPerPage: 9 }))).total
  const heldReviews = async (storage: Storage): Promise<readonly [ModeratedReview, ModeratedReview]> => {
    const [beat, anna] = (await queue(storage)).reviews
    return [anna!, beat!]
  }

  describe('moderation of reviews', () => {
    it('H-E04 lists held reviews with the oldest first, page by page, and counts each state', run(async (storage) => {
      const first = await queue(storage, 'held', { page: 1, itemsPerPage: 1 })
      expect(first).toMatchObject({
        reviews: [{ productId: 1001, stars: 5, version: 0, review: { reviewer: 'Beat K.', state: 'held', locale: 'fr' } }],
        counts: { held: 2, published: 0, rejected: 0 },
      })
      expect((await queue(storage, 'held', { page: 2, itemsPerPage: 1 })).reviews).toMatchObject([{ stars: 1 }])
      expect((await queue(storage, 'published')).reviews).toEqual([])
      const [anna, beat] = await heldReviews(storage)
      for (const { id } of [beat, anna]) await value(moderate(storage, id, { _tag: 'Publish' }))
      expect((await queue(storage, 'published')).reviews.map((one) => one.stars)).toEqual([1, 5])
      expect((await queue(storage)).counts).toEqual({ held: 0, published: 2, rejected: 0 })
    }))

    it('H-E04 shows a published review at once, with the reply; a rejected one disappears with its stars', run(async (storage) => {
      const [anna, beat] = await heldReviews(storage)
      expect([(await display(storage)).total, await figures(storage)]).toEqual([0, { ratingTotal: 3, ratingCount: 2 }])
      await value(moderate(storage, beat.id, { _tag: 'Publish' }))
      await value(moderate(storage, beat.id, { _tag: 'Reply', reply }))
      expect(await display(storage)).toMatchObject({ total: 1, counts: [1, 0, 0, 0, 1], reviews: [{ stars: 5, reply }] })
      await value(moderate(storage, anna.id, { _tag: 'Reject', reason: 'advertising' }))
      expect(await display(storage)).toMatchObject({ total: 1, counts: [0, 0, 0, 0, 1] })
      expect(await figures(storage)).toEqual({ ratingTotal: 5, ratingCount: 1 })
      expect(await value(storage.ratings.own(ANNA.accountId)))
        .toMatchObject([{ stars: 1, review: { state: 'rejected', rejectedFor: 'advertising' } }])
      expect((await value(storage.ratings.own(BEAT.accountId)))[0]?.review?.reply).toEqual(reply)
      await value(moderate(storage, beat.id, { _tag: 'DeleteReply' }))
      expect((await display(storage)).reviews[0]).not.toHaveProperty('reply')
      await value(moderate(storage, beat.id, { _tag: 'Reject', reason: 'off_topic' }))
      expect([(await display(storage)).total, await figures(storage)]).toEqual([0, { ratingTotal: 0, ratingCount: 0 }])
      expect(await acts(storage)).toBe(5)
    }))

    it('H-E04 decides on the version it reads; of two at once the second reads the first decision', run(async (storage) => {
      const [anna, beat] = await heldReviews(storage)
      const decide = ({ id }: ModeratedReview, seen: number, command: ModerationCommand) =>
        storage.reviewModeration.moderate<'Changed' | WrongReviewState>(
          id, ({ review, version }) => (version === seen ? moderateReview(review, command) : E.left('Changed')), act)()
      const both = await Promise.all([decide(anna, 0, { _tag: 'Publish' }), decide(anna, 0, { _tag: 'Reject', reason: 'offensive' })])
      expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
      expect(both.find(E.isLeft)).toEqual(E.left('Changed'))
      expect(await acts(storage)).toBe(1)
      await value(moderate(storage, beat.id, { _tag: 'Publish' }))
      for (let seen = 1; seen <= 10; seen += 1) {
        const replies = await Promise.all([1, 2, 3].map(() => decide(beat, seen, { _tag: 'Reply', reply })))
        expect([seen, ...replies.map(({ _tag }) => _tag).toSorted()]).toEqual([seen, 'Left', 'Left', 'Right'])
      }
      expect(await refusal(moderate(storage, 999, { _tag: 'Publish' }))).toEqual({ _tag: 'NotFound', what: 'review' })
      const rita = made(makeAccountId('account-rita'.padEnd(22, '_')))
      await value(storage.customers.add(aCustomer({ accountId: rita, email: made(makeEmail('rita@example.ch')) }), 'hash'))
      await value(storage.ratings.rate(rita, { product: LENS, stars: stars(3), now: NOON }, () => E.right(undefined)))
      const stated = (await value(storage.ratings.own(rita)))[0]!.id
      expect(await refusal(moderate(storage, stated, { _tag: 'Publish' }))).toEqual({ _tag: 'NotFound', what: 'review' })
    }))

    it('H-E04 counts the reviews waiting to be checked, since they were written', run(async (storage) => {
      expect((await value(storage.figuresReader.figures(NOON))).reviewsHeld)
        .toEqual({ count: 2, oldestSeconds: (NOON.getTime() - Date.parse('2026-02-01T10:00:00.000Z')) / 1000 })
      for (const { id } of await heldReviews(storage)) await value(moderate(storage, id, { _tag: 'Reject', reason: 'personal_data' }))
      expect((await value(storage.figuresReader.figures(NOON))).reviewsHeld).toEqual({ count: 0, oldestSeconds: 0 })
    }))

    it('H-E04 G9 deletes text, reply and reason with the account; stars stay only if they counted', run(async (storage) => {
      const [anna, beat] = await heldReviews(storage)
      await value(moderate(storage, beat.id, { _tag: 'Publish' }))
      await value(moderate(storage, beat.id, { _tag: 'Reply', reply }))
      await value(moderate(storage, anna.id, { _tag: 'Reject', reason: 'health_data' }))
      for (const { accountId } of [ANNA, BEAT]) {
        const cancelToken = made(makeProofToken(accountId.padEnd(44, '_')))
        const request = { accountId, brandChannel: 'iris', locale: 'de', cancelToken, requestedAt: NOON, dueAt: NOON } as const
        await value(storage.erasures.begin(request, [], {}))
        expect(await value(storage.dueErasures.delete(accountId, erasing))).toBe(true)
      }
      const { counts } = await queue(storage)
      expect([counts, (await display(storage)).reviews]).toEqual([{ held: 0, published: 0, rejected: 0 }, []])
      expect([(await display(storage)).counts, await figures(storage)]).toEqual([[0, 0, 0, 0, 1], { ratingTotal: 5, ratingCount: 1 }])
    }))
  })
}
