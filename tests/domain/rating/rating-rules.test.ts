import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { firstReviewState } from '../../../domain/rating/review-state.ts'
import { makeReviewText, REVIEW_LENGTH } from '../../../domain/rating/review-text.ts'
import { reviewerName } from '../../../domain/rating/reviewer-name.ts'
import { rateableProducts } from '../../../domain/rating/rateable-products.ts'
import { ratingEntries, toRateableProduct } from '../../../domain/rating/rateable-product.ts'
import { ratingFigures } from '../../../domain/rating/rating-figures.ts'
import { ratingRequest } from '../../../domain/rating/rating-request.ts'
import { makeStars, RATING_KEYS } from '../../../domain/rating/stars.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { stars, words } from '../../support/builders/rating.ts'

const lens = aProduct({ id: 1001, title: 'Moist' })
const large = aProduct({ id: 1002, title: 'Moist', group: { key: lens.group.key } })
const care = aProduct({ id: 2001, title: 'Opti-Free', category: 'lenscare' })
const of = (products: readonly ReturnType<typeof aProduct>[], status: (typeof ORDER_STATUSES)[number] = 'new') =>
  anOrder({ status, lines: products.map((product) => aLine({ product })) })
const send = (orders: readonly ReturnType<typeof anOrder>[], rated: readonly string[] = []) =>
  rateableProducts({ orders, products: [lens, large, care], isRated: (key) => rated.includes(key) }).map(({ id }) => id)

describe('stars', () => {
  it('AS-RATE-07 are whole, from one to five', () => {
    for (const good of [1, 2, 3, 4, 5, '1', '5']) expect(makeStars(good)).toEqual(E.right(Number(good)))
    for (const bad of [0, 6, 4.5, -1, '0', '6', '4.5', '05', ' 5', '', undefined, null, Number.NaN, [5]])
      expect(makeStars(bad)).toEqual(E.left('NoStars'))
  })

  it('AS-RATE-01 CC-CONST-04 start at five for each key; entered values are kept', () => {
    expect(ratingEntries([{ key: 'overall' }, { key: 'comfort', value: stars(3) }]))
      .toEqual([{ key: 'overall', value: 5 }, { key: 'comfort', value: 3 }])
    expect(toRateableProduct(lens, 'fr').ratings).toEqual(RATING_KEYS.map((key) => ({ key, value: 5 })))
  })

  it('are averaged to a hundredth with their number', () => {
    expect(ratingFigures([1, 0, 0, 0, 2])).toEqual({ ratingTotal: 3.67, ratingCount: 3 })
    expect(ratingFigures([0, 0, 0, 0, 0])).toEqual({ ratingTotal: 0, ratingCount: 0 })
  })
})

describe('a product that may be rated', () => {
  it('AS-RATE-07 was bought with an order that is still valid, and not rated yet', () => {
    const bought = ORDER_STATUSES.filter((status) => send([of([lens], status)]).length === 1)
    expect(bought).toEqual(['new', 'fulfiller_ready', 'accepted', 'open', 'packed', 'partly_shipped', 'shipped', 'delivered'])
    expect(send([of([lens, care])], [lens.group.key])).toEqual([2001])
  })

  it('is the last one bought of two packs of one lens, in the order of purchase', () => {
    expect(send([of([care, large]), of([lens, care])])).toEqual([2001, 1002])
  })

  it('is not a gift, a trial, a service or a product that the shop removed', () => {
    const removed = aProduct({ id: 3001, isActive: false })
    const fitting = aProduct({ id: 3002, category: 'service' })
    const lines = [aLine({ product: lens, isTrial: true }), aLine({ product: removed }), aLine({ product: fitting })]
    expect(rateableProducts({ orders: [anOrder({ lines })], products: [lens, removed, fitting], isRated: () => false })).toEqual([])
  })
})

describe('a review', () => {
  const made = (text: unknown) => makeReviewText(text)
  it('Y14 contains no card number', () => {
    expect(made('Bezahlt mit\tVisa4242  4242 4242\t 4242')).toEqual(E.right('Bezahlt mit Visa•••• 4242'))
  })

  it('has 10 to 2,000 characters of plain text', () => {
    expect([made('123456789'), made('   1234567890   '), made(undefined), made('\u200B'.repeat(20))])
      .toEqual([E.left('TooShort'), E.right('1234567890'), E.left('TooShort'), E.left('TooShort')])
    expect(made('ä'.repeat(REVIEW_LENGTH.to))).toEqual(E.right('ä'.repeat(REVIEW_LENGTH.to)))
    expect(made('x'.repeat(REVIEW_LENGTH.to + 1))).toEqual(E.left('TooLong'))
    expect(made('Gut\r\n\r\n\r\n\r\n  sehr \t gut\u202E!')).toEqual(E.right('Gut\n\nsehr gut!'))
  })

  it('is published at once unless it contains a link out of the shop', () => {
    const plain = ['Sehr gute Linsen, 30 Stück für 24.90.', 'Nach 12 Stunden trocken. Dennoch gut.', 'Stärke -3.25 / -2.75, passt']
    for (const text of plain)
      expect([text, firstReviewState(words(text))]).toEqual([text, 'published'])
    for (const text of [
      'Billiger auf www.example.com', 'https://example.test/x?y=1', 'Günstiger bei linsen-billig.ch kaufen', 'Schreib an a.b@example.org',
      'anna (at) example punkt ch', 'Ruf an: 079 123 45 67', 'linsen[dot]com ist besser',
    ])
      expect([text, firstReviewState(words(text))]).toEqual([text, 'held'])
  })

  it('names its author by the first name and an initial', () => {
    expect(reviewerName({ firstName: ' Anna ', lastName: 'keller' })).toBe('Anna K.')
    expect(reviewerName({ firstName: 'Anna', lastName: '' })).toBe('Anna')
  })
})

describe('feedback to the shop', () => {
  it('AS-ENT-22 has exactly its keys, and either stars or words; a name only if the customer agrees', () => {
    const at = { brandChannel: 'iris', salesChannel: 'iris-web', locale: 'fr' } as const
    const anna = aCustomer()
    const about = { catalog: 'iris', productId: 1001, locale: 'fr' }
    const account = { customerShopAccountId: anna.accountId, context: 'iris-web' }
    expect(ratingRequest(anna, at, lens.id, { rating: stars(4) })).toStrictEqual({ ...about, account, rating: 4 })
    expect(ratingRequest(anna, at, lens.id, { review: words('Sitzen sehr gut.'), isNamed: true }))
      .toStrictEqual({ ...about, account: { ...account, firstName: 'Anna', lastName: 'Keller' }, review: 'Sitzen sehr gut.' })
    expect(ratingRequest(anna, at, lens.id, { review: words('Sitzen sehr gut.'), isNamed: false }))
      .toStrictEqual({ ...about, account, review: 'Sitzen sehr gut.' })
  })
})
