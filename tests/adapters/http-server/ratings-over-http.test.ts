import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { ratingAccount, ratingRequest } from '../../../domain/rating/rating-request.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { lens, toric } from '../../support/api/small-catalogue.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aReview, stars, words } from '../../support/builders/rating.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { value } from '../../support/outcome.ts'
import { aVisitor } from '../../support/system/visitor.ts'

const PASSWORD = 'sehr7gute-sicht'
const SHOP = someSettings()
type Customer = { readonly customer: { readonly account_id: string } }
const { getRateableProducts, addProductRating, getProductReviews, getProductReviewScores, getOwnRatings } = OPERATIONS
const sender = { shop: SHOP, locale: 'fr' } as never

describe('ratings over HTTP', () => {
  const shop = openSmallShop()
  let app: FastifyInstance
  let url = ''
  beforeAll(async () => {
    app = await openApi(shop.commerce)
    url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
  })
  afterAll(() => app.close())

  const customer = async (email: string) => {
    const visitor = aVisitor(url)
    const typed = { email, password: PASSWORD, first_name: 'Anna', last_name: 'Keller' }
    const { body } = await visitor.ask<Customer>('/customers', 'POST', typed)
    return { visitor, id: body.customer.account_id }
  }
  const accountOf = (id: string) => ({ customer_shop_account_id: id, first_name: null, last_name: null, context: 'iris-web' })

  it('AS-CALL-25 requests with account and product parameters, and nothing else', () => {
    const anna = aCustomer()
    const { body } = getRateableProducts.request.encode(
      { account: ratingAccount(anna, SHOP) }, sender)
    expect(body).toStrictEqual({
      account: { customer_shop_account_id: anna.accountId, first_name: null, last_name: null, context: SHOP.salesChannel },
      product_parameters: { brand_channel: SHOP.brandChannel, sales_channel: SHOP.salesChannel, locale: 'fr' },
    })
  })

  it('AS-CALL-26 AS-ENT-22 sends stars or text in the keys of the specification', () => {
    const anna = aCustomer()
    const at = { ...SHOP, locale: 'fr' } as const
    const account = { customer_shop_account_id: anna.accountId, first_name: null, last_name: null, context: SHOP.salesChannel }
    const about = { catalog: SHOP.brandChannel, product_id: 1001, account, locale: 'fr' }
    expect(addProductRating.request.encode(ratingRequest(anna, at, lens.id, { rating: stars(4) }), sender).body)
      .toStrictEqual({ ...about, rating: 4 })
    const named = { review: words('Sitzen sehr gut.'), isNamed: true }
    expect(addProductRating.request.encode(ratingRequest(anna, at, lens.id, named), sender).body)
      .toStrictEqual({ ...about, account: { ...account, first_name: 'Anna', last_name: 'Keller' }, review: 'Sitzen sehr gut.' })
  })

  it('AS-RATE-02 AS-CALL-27 reads hydra:member, and none without that key', () => {
    const { text, locale, writtenAt } = aReview()
    const wire = { id: 1, rating: 4, text, reviewer: null, locale, written_at: writtenAt }
    expect(getProductReviews.reply.reading.decode({ 'hydra:member': [wire], 'hydra:totalItems': 1 }))
      .toEqual(E.right({ reviews: [{ id: 1, stars: 4, text, locale, writtenAt }], total: 1 }))
    expect(getProductReviews.reply.reading.decode({})).toEqual(E.right({ reviews: [], total: 0 }))
    for (const { reading } of [getRateableProducts.reply, getOwnRatings.reply]) expect(reading.decode({})).toEqual(E.right([]))
  })

  it('AS-CALL-28 reads categories; without one there is no score', () => {
    const { reading, encode } = getProductReviewScores.reply
    const category = { key: 'overall', score: 4.5, count: 2, stars: [0, 0, 0, 1, 1] }
    expect(reading.decode({ categories: [category] })).toEqual(E.right([0, 0, 0, 1, 1]))
    expect(encode([0, 0, 0, 1, 1], sender)).toEqual({ categories: [category] })
    expect(encode([0, 0, 0, 0, 0], sender)).toEqual({ categories: [] })
    expect(reading.decode({ categories: [] })).toEqual(E.right([0, 0, 0, 0, 0]))
  })

  it('AS-RATE-07 accepts 1 and 5 for a purchase, answers 422 to 0, 6 and 4.5, and 404 without a purchase', async () => {
    const anna = await customer('anna@example.ch')
    const bea = await customer('bea@example.ch')
    const place = async (name: string, accountId: string) => {
      const { id: _id, ...cart } = aCart({ token: cartToken(name) })
      await value(shop.ports.carts.put(cart))
      await value(shop.ports.orders.place(cart.token, (filled, sequence) => E.right({
        order: {
          ...anOrder({ lines: [aLine({ product: lens, eye: 'left' })] }), token: orderToken(name), cartToken: filled.token,
          id: sequence, number: name, accountId: accountId as never,
        },
        reservations: [], mails: [],
      })))
    }
    await place('1', anna.id)
    await place('2', bea.id)
    const rate = async ({ visitor, id }: typeof anna, message: object, product = lens) =>
      (await visitor.ask('/customers/me/ratings', 'POST', {
        catalog: 'iris', product_id: product.id, account: accountOf(id), locale: 'de', ...message,
      })).status
    for (const rating of [0, 6, 4.5, '5', null]) expect([rating, await rate(anna, { rating })]).toEqual([rating, 422])
    expect(await rate(anna, {})).toBe(422)
    expect(await rate(anna, { rating: 5, review: 'Sitzen sehr gut.' })).toBe(422)
    expect(await rate(anna, { review: 'Gut' })).toBe(422)
    expect(await rate({ ...anna, id: bea.id }, { rating: 5 })).toBe(404)
    expect(await rate(anna, { rating: 5 }, toric)).toBe(404)
    const waiting = async ({ visitor, id }: typeof anna) =>
      (await visitor.ask<{ 'hydra:member': readonly { readonly product_id: number }[] }>('/customers/me/rateable-products', 'POST', {
        account: accountOf(id), product_parameters: { brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de' },
      })).body['hydra:member'].map(({ product_id }) => product_id)
    expect(await waiting(anna)).toEqual([1001])
    expect([await rate(anna, { rating: 5 }), await rate(bea, { rating: 1 }), await rate(anna, { rating: 1 })]).toEqual([200, 200, 404])
    expect(await waiting(anna)).toEqual([])
    expect(await rate({ visitor: aVisitor(url), id: anna.id }, { rating: 5 })).toBe(401)
    const scores = await aVisitor(url).ask('/products/1001/review-scores')
    expect(scores.body).toEqual({ categories: [{ key: 'overall', score: 3, count: 2, stars: [1, 0, 0, 0, 1] }] })
  })
})
