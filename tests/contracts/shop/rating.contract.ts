import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { ratingAccount, ratingRequest, type RatingChange } from '../../../domain/rating/rating-request.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { largePack, lens, smallCatalogue, solution, toric } from '../../support/api/small-catalogue.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { stars, words } from '../../support/builders/rating.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const SHOP = someSettings()
const notRateable = { _tag: 'NotFound', what: 'product' } as const
const text = words('Sitzen gut, den ganzen Tag.')

export const ratingContract = (how: string, open: OpenStorefront): void => {
  describe(`ratings of purchased products, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop
    let people: { readonly anna: Customer; readonly bea: Customer }

    const ordered = async (who: Customer, name: string, products: readonly Parameters<typeof aLine>[0][]): Promise<void> => {
      const { carts, orders } = opened.shop.ports
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      await value(orders.place(cart.token, (filled, id) => E.right({
        order: {
          ...anOrder({ lines: products.map(aLine), accountId: who.accountId }),
          token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${name}`,
        },
        reservations: [], mails: [],
      })))
    }
    /** As the storefront requests it, with any account id. */
    const requestOf = ({ rating }: Shop) => {
      const send = (who: Customer, product: typeof lens, change: RatingChange) =>
        rating.addProductRating(ratingRequest(who, { ...SHOP, locale: 'de' }, product.id, change))
      return {
        waiting: async (who: Customer) =>
          (await value(rating.getRateableProducts({ account: ratingAccount(who, SHOP) }))).map(({ productId }) => Number(productId)),
        rate: (who: Customer, product: typeof lens, number: number) => send(who, product, { rating: stars(number) }),
        say: (who: Customer, product: typeof lens, isNamed = false) => send(who, product, { review: text, isNamed }),
      }
    }

    beforeAll(async () => {
      opened = await open(smallCatalogue);
      [anna, bea] = [opened.visitor(), opened.visitor()]
      const enter = async (who: Shop, person: typeof ANNA): Promise<Customer> => {
        const { customer } = await value(who.identity.signUp({ registration: person }))
        await completeEmailLink(opened.shop.ports, person)
        await value(who.identity.signIn({ credentials: person }))
        return customer
      }
      people = { anna: await enter(anna, ANNA), bea: await enter(bea, BEA) }
      await ordered(people.anna, 'anna', [{ product: lens, eye: 'right' }, { product: solution }])
      await ordered(people.bea, 'bea', [{ product: lens, eye: 'left' }])
    })
    afterAll(() => opened.close())

    it('AS-CALL-25 AS-ENT-21 list products that were bought and not rated yet, each key at five stars', async () => {
      const account = ratingAccount(people.anna, SHOP)
      expect(await value(anna.rating.getRateableProducts({ account }))).toEqual([
        {
          productId: lens.id, title: lens.titles.de, image: lens.gallery.front?.desktop, category: 'lens',
          ratings: [{ key: 'overall', value: 5 }],
        },
        expect.objectContaining({ productId: solution.id, ratings: [{ key: 'overall', value: 5 }] }),
      ])
      expect(await requestOf(bea).waiting(people.bea)).toEqual([lens.id])
    })

    it('AS-RATE-07 reject stars and words for a product that was not bought, or in another’s name', async () => {
      const unknown = { ...people.anna, accountId: made(makeAccountId('x'.repeat(43))) }
      for (const refused of [
        requestOf(bea).rate(people.bea, solution, 5), requestOf(bea).rate(people.bea, toric, 5),
        requestOf(bea).rate(people.anna, lens, 5), requestOf(bea).rate(people.anna, solution, 1),
        requestOf(anna).rate(unknown, lens, 5), requestOf(anna).say(people.anna, lens),
        requestOf(bea).say(people.anna, lens),
      ])
        expect(await refusal(refused)).toEqual(notRateable)
      for (const who of [people.anna, unknown])
        expect(await refusal(bea.rating.getRateableProducts({ account: ratingAccount(who, SHOP) }))).toEqual(notRateable)
      expect(await value(anna.rating.getOwnRatings({}))).toEqual([])
    })

    it('AS-RATE-05 AS-RATE-07 AS-CALL-26 remove a rated product from the list, accept words once, count for each pack', async () => {
      const { rate, say, waiting } = requestOf(anna)
      const before = (await value(opened.visitor().catalogue.getProduct({ productId: largePack.id }))).product
      expect(await waiting(people.anna)).toHaveLength(2)
      expect(await value(rate(people.anna, lens, 1))).toMatchObject({ productId: lens.id, stars: 1 })
      expect(await refusal(rate(people.anna, lens, 5))).toEqual(notRateable)
      expect(await value(say(people.anna, lens, true)))
        .toMatchObject({ stars: 1, review: { text, reviewer: 'Anna K.', state: 'published', locale: 'de' } })
      expect(await refusal(say(people.anna, lens))).toEqual(notRateable)
      expect(await waiting(people.anna)).toEqual([solution.id])
      expect(await value(anna.rating.getOwnRatings({}))).toMatchObject([{ productId: lens.id, stars: 1, review: { text } }])
      expect([lens.group.key, before.rating.ratingTotal === 1]).toEqual([largePack.group.key, false])
      expect((await value(opened.visitor().catalogue.getProduct({ productId: largePack.id }))).product.rating)
        .toEqual({ ratingTotal: 1, ratingCount: 1 })
    })

    it('AS-CALL-27 AS-CALL-28 show everyone the scores and the published reviews of a product, the same for each pack', async () => {
      const { rating } = opened.visitor()
      const reviews = async (productId: ProductId, page: number) => ({
        ...await value(rating.getProductReviews({ productId, page })), counts: await value(rating.getProductReviewScores({ productId })),
      })
      await value(requestOf(bea).rate(people.bea, lens, 4))
      await value(requestOf(bea).say(people.bea, lens))
      const page = await reviews(lens.id, 1)
      expect(page).toMatchObject({
        counts: [1, 0, 0, 1, 0], total: 2, reviews: [{ text, stars: 4 }, { text, stars: 1, reviewer: 'Anna K.' }],
      })
      expect(page.reviews[0]).not.toHaveProperty('reviewer')
      expect(await reviews(largePack.id, 1)).toEqual(page)
      expect(await reviews(lens.id, 2)).toMatchObject({ reviews: [], total: 2 })
      expect(await reviews(toric.id, 1)).toEqual({ counts: [0, 0, 0, 0, 0], reviews: [], total: 0 })
    })

    it('reject a guest for everything but reading', async () => {
      const { rating } = opened.visitor()
      const at = { ...SHOP, locale: 'de' } as const
      for (const request of [
        rating.getOwnRatings({}), rating.getRateableProducts({ account: ratingAccount(people.anna, SHOP) }),
        rating.addProductRating(ratingRequest(people.anna, at, solution.id, { rating: stars(5) })),
      ])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
    })
  })
}
