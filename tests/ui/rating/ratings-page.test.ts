import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import rating from '../../../ui/messages/rating.json' with { type: 'json' }
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { elements, attributesOf, textOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const LIST = '/my-account/ratings'
const THANKS = rating['product_rating.thank_you_message'].de
const moist = aProduct({ id: 1001, title: 'Moist' })
const care = aProduct({ id: 2001, title: 'Opti-Free', category: 'lenscare' })
const boxes = (html: string): number => elements(html, 'main textarea').length

/** Anna, with orders of these products. */
const opened = async (products: readonly ReturnType<typeof aProduct>[]) => {
  const pages = openPages({ shopCatalogue: aCatalogue({ products: [moist, care] }) })
  const visitor = pages.visitorAt('/')
  const { accountId } = await visitor.signUp(ANNA)
  const { carts, orders } = pages.shop.ports
  const { id: _id, ...cart } = aCart({ token: cartToken('1') })
  await value(carts.put(cart))
  await value(orders.place(cart.token, (filled, id) => E.right({
    order: {
      ...anOrder({ lines: products.map((product) => aLine({ product })), accountId }),
      token: orderToken('1'), cartToken: filled.token, id,
    },
    reservations: [], mails: [],
  })))
  return pages
}

describe('the ratings page', () => {
  it('AS-CALL-25 AS-RATE-01 AS-RATE-03 begins with stars only, five of them and none selected', async () => {
    const { get, shop } = await opened([moist, care])
    const { status, html, headers } = await get(LIST)
    expect([status, headers.get('cache-control'), boxes(html)]).toEqual([200, 'no-store', 0])
    expect(elements(html, 'main [type=radio]')).toHaveLength(10)
    expect(attributesOf(html, 'main [type=radio][checked]', 'value')).toEqual(['5', '5'])
    expect(textOf(html)).toContain('1 Stern')
    expect((await value(shop.ports.reviews.reviews(moist.group.key, { locale: 'de', page: 1 }))).counts).toEqual([0, 0, 0, 0, 0])
  })

  it('AS-RATE-04 AS-RATE-06 AS-ERRCAT-14 asks for text after the stars, removes the product, and shows thanks at the end', async () => {
    const { get, post } = await opened([moist, care])
    const rated = await post(LIST, { id: '1001', stars: '4' })
    expect([rated.status, rated.headers.get('location')]).toEqual([302, `${LIST}?review=1001`])
    const reviewPage = await get(`${LIST}?review=1001`)
    expect([boxes(reviewPage.html), elements(reviewPage.html, 'main [type=radio]').length]).toEqual([1, 5])
    expect(textOf(reviewPage.html, 'main')).toMatch(/Moist.*in ein paar Worten.*Als Anna K\. zeigen.*Opti-Free/)
    const message = await post(`${LIST}?review=1001`, { id: '1001', review: 'Sitzen gut, den ganzen Tag.', named: '1' })
    expect([message.status, message.headers.get('location')]).toEqual([302, `${LIST}?done=1`])
    const next = await get(`${LIST}?done=1`)
    expect([boxes(next.html), elements(next.html, 'main [type=radio]').length]).toEqual([0, 5])
    expect(textOf(next.html)).toContain(rating['rating.saved'].de)
    expect(textOf(next.html)).not.toContain(THANKS)
    await post(LIST, { id: '2001', stars: '5' })
    expect(textOf((await get(`${LIST}?review=2001`)).html)).not.toContain(THANKS)
    const last = await get(`${LIST}?done=1`)
    expect(textOf(last.html)).toContain(THANKS)
    expect(textOf(last.html, 'main')).toMatch(/Sitzen gut, den ganzen Tag\.\s*Anna K\./)
    expect(textOf((await get(LIST)).html)).not.toContain(THANKS)
  })

  it('AS-CALL-26 sends the language of the text to the shop', async () => {
    const { post, shop, visitorAt } = await opened([moist])
    await visitorAt('/fr').signIn(ANNA)
    await post(`/fr${LIST}`, { id: '1001', stars: '4' })
    await post(`/fr${LIST}?review=1001`, { id: '1001', review: 'Très agréables à porter.' })
    const { reviews } = await value(shop.ports.reviews.reviews(moist.group.key, { locale: 'de', page: 1 }))
    expect(reviews).toMatchObject([{ stars: 4, text: 'Très agréables à porter.', locale: 'fr' }])
  })

  it('shows what is wrong with the text, preserves it, and accepts none for another customer’s purchase', async () => {
    const { post } = await opened([moist])
    await post(LIST, { id: '1001', stars: '4' })
    const short = await post(`${LIST}?review=1001`, { id: '1001', review: 'Gut so', named: '1' })
    expect([short.status, textOf(short.html).includes(rating['rating.too_short'].de)]).toEqual([422, true])
    expect(textsOf(short.html, 'textarea')).toContain('Gut so')
    for (const form of [
      { id: '1001', stars: '5' }, { id: '2001', stars: '5' }, { id: 'x', stars: '5' }, { id: '2001', review: 'Sitzen sehr gut.' },
    ]) {
      const { status, html } = await post(LIST, form)
      expect([status, textOf(html).includes(rating['rating.not_rateable'].de)]).toEqual([422, true])
    }
    for (const stars of ['0', '6', '4.5', '']) expect((await post(LIST, { id: '2001', stars })).status).toBe(422)
  })

  it('holds text with links for review, and informs its author only', async () => {
    const { get, post, shop } = await opened([moist])
    await post(LIST, { id: '1001', stars: '4' })
    await post(LIST, { id: '1001', review: 'Billiger auf www.example.com <b>hier</b>' })
    const { html } = await get(LIST)
    expect(textOf(html, 'main')).toContain(rating['rating.in_review'].de)
    expect(html).toContain('&lt;b&gt;hier&lt;/b&gt;')
    expect((await value(shop.ports.reviews.reviews(moist.group.key, { locale: 'de', page: 1 }))).reviews).toEqual([])
  })
})
