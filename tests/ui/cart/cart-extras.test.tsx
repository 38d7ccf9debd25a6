import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { cartDelivery } from '../../../domain/delivery/cart-delivery.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import cart from '../../../ui/messages/cart.json' with { type: 'json' }
import { toCartData } from '../../../ui/cart/cart-data.ts'
import { BlockedCartView } from '../../../ui/cart/BlockedCartView.tsx'
import { GiftDialogView } from '../../../ui/cart/GiftDialogView.tsx'
import { LineDeliveryView } from '../../../ui/cart/LineDeliveryView.tsx'
import { sentRecommendation } from '../../../ui/recommendation/recommended-item.ts'
import { RecommendationsView } from '../../../ui/recommendation/RecommendationsView.tsx'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aProduct, noChoices, productId } from '../../support/builders/product.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { elements, attributeOf, fieldsOf, textOf, textsOf } from '../../support/html.ts'
import { renderedView, words } from '../../support/render-view.tsx'
import { browse, openFilled, replacing } from '../checkout/browse.tsx'

const lensvision = () => openFilled({ brand: 'lensvision' }, openHeadlessShop())

const RECOMMENDATIONS = '[aria-labelledby=page-recommendations]'

describe('a filled cart', () => {
  it('shows on its page two lines, recommendations, totals and exactly two links onward', async () => {
    const { browser, cart: { totals } } = await openFilled()
    const { html } = await browser.get('/cart')
    expect(elements(html, '[name=lineId]')).toHaveLength(2)
    expect(textOf(html, RECOMMENDATIONS)).toContain(cart['cart.recommendations'].de)
    expect(elements(html, `${RECOMMENDATIONS} [value=addRecommended]`).length).toBeGreaterThan(1)
    const sums = `[aria-label="${cart['cart.totals'].de}"]`
    for (const { cents } of [totals.itemsTotal, totals.total]) expect(textOf(html, sums)).toContain((cents / 100).toFixed(2))
    expect(textsOf(html, `${sums} :is(a, button)`)).toEqual([cart['cart.to_checkout'].de, cart['cart.continue_shopping'].de])
  })

  it('CC-QTY-01 accepts up to 99 of a recommended product and no more', async () => {
    const { browser, visitor } = await openFilled()
    const { html } = await browser.get('/cart')
    expect(attributeOf(html, 'input[id^="page-recommended-"]', 'max')).toBe('99')
    const shop = someSettings()
    const sent = { productId: '1172', recommendationId: 'r1', itemPosition: '3' }
    expect(['100', '99', '0', 'x'].map((quantity) => sentRecommendation({ ...sent, quantity }, shop)?.quantity)).toEqual([99, 99, 1, 1])
    expect(['', '0', '-1', '1e1', '03'].map((itemPosition) => sentRecommendation({ ...sent, itemPosition }, shop)))
      .not.toContainEqual(expect.anything())
    // The shop's own limit still applies (decision A63), and its refusal is shown.
    const refused = await browser.post('/cart', { ...sent, intent: 'addRecommended', quantity: '100' })
    expect(refused.status).toBe(422)
    expect(refused.words).toContain('20')
    expect((await visitor.loadCart())?.lines).toHaveLength(2)
  })

  it('CC-QTY-07 applies the maximum of recommended products before the theme’s, and that of the product before both', async () => {
    const { browser, visitor } = await openFilled()
    const maximums = (html: string) =>
      elements(html, 'input[id^="page-recommended-"]').map(({ attribs: { id, max } }) => [id?.replace('page-recommended-', ''), max])
    const shop = visitor.injector.get(CurrentShop)
    const [[first] = [], ...others] = maximums((await browser.get('/cart')).html)
    expect(shop.maxQuantity).toBe(20)
    expect(others.map(([, maximum]) => maximum)).toEqual(others.map(() => '99'))
    const capped = browse(replacing(visitor, CurrentShop, { ...shop, singleProductId: productId(Number(first)) }))
    expect(maximums((await capped.get('/cart')).html)).toEqual([[first, '1'], ...others])
    const sent = { productId: String(first), recommendationId: 'r1', itemPosition: '1' }
    await capped.post('/cart', { ...sent, intent: 'addRecommended', quantity: '5' })
    expect((await visitor.loadCart())?.lines.find(({ productId: id }) => id === Number(first))?.quantity).toBe(1)
  })

  it('CC-ITEM-03 adds a recommended product with its position, without JavaScript, and then no longer recommends it', async () => {
    const { browser, visitor } = await openFilled()
    const { html } = await browser.get('/cart')
    const [, second] = elements(html, `${RECOMMENDATIONS} form`).map(fieldsOf)
    expect(second?.['itemPosition']).toBe('2')
    expect((await browser.post('/cart', { ...second, intent: 'addRecommended', quantity: '2' })).status).toBe(302)
    const line = (await visitor.loadCart())?.lines.at(-1)
    expect([line?.quantity, line?.createdFrom]).toEqual([
      2, { type: 'recommendation', recommendationId: second?.['recommendationId'], source: 'cart', itemPosition: 2 },
    ])
    expect((await browser.get('/cart')).html).not.toContain(`id="page-recommended-${second?.['productId']}"`)
  })

  it('CC-RECO-01 shows no section without recommendations', async () => {
    const around = { action: '/cart', idPrefix: 'side', heading: 'h3' } as const
    expect(await renderedView(<RecommendationsView {...around} recommendation={undefined} />)).toBe('')
    expect(await renderedView(<RecommendationsView {...around} recommendation={{ recommendationId: 'r1', products: [] }} />)).toBe('')
  })

  it('CC-DELIV-03 CC-DELIV-04 shows beside each line its delivery days, the same in every language', async () => {
    const { html } = await (await openFilled()).browser.get('/cart')
    expect(words(html)).toMatch(/Lieferung \d\d\.\d\d - \d\d\.\d\d\.26/)
    for (const locale of LOCALES) {
      const { lines } = aCart({ lines: [aLine()] })
      const deliveries = cartDelivery(lines, lines.map(({ variantId }) => (
        { variantId, stock: { onHand: 5, stopOrder: false }, arrival: { min: '2024-03-05', max: '2024-03-07' } })))
      const [group] = toCartData(aCart({ lines }), locale, someSettings(), deliveries)?.groups ?? []
      const [line] = group?.lines ?? []
      expect(line?.arrival).toBe('05.03 - 07.03.24')
      const markup = await renderedView(<LineDeliveryView line={line ?? {}} pack="30-Pack" />, { locale })
      expect(textsOf(markup, 'span[class*=unbroken]')).toContain('05.03 - 07.03.24')
    }
    expect(await renderedView(<LineDeliveryView line={{}} pack="30-Pack" />)).toBe('')
  })

  it('names the colour of glasses in the language of the visitor', () => {
    const color = 'W0366 Tortoise / G-15 Green'
    const product = aProduct({ category: 'sunglasses', space: { ...noChoices, parameters: { color: [color] } } })
    const cart = aCart({ lines: [aLine({ product, option: { color } })] })
    const message = LOCALES.map((locale) => toCartData(cart, locale, someSettings())?.groups[0]?.lines[0]?.values[0]?.text)
    expect(message).toEqual([
      'W0366 Schildpatt / Grün G-15', 'W0366 Tortoise / G-15 green', 'W0366 Écaille / Vert G-15', 'W0366 Tartaruga / Verde G-15',
    ])
  })

  it('CC-DELIV-06 CC-DELIV-07 marks a line that cannot be delivered, and the cart if none or not all of it can', async () => {
    const { lines } = aCart({ lines: [aLine({ quantity: 4 })] })
    const stopped = (onHand: number) =>
      cartDelivery(lines, lines.map(({ variantId }) => ({ variantId, stock: { onHand, stopOrder: true } })))
    const render = async (onHand: number) => {
      const data = toCartData(aCart({ lines }), 'de', someSettings(), stopped(onHand))
      const line = words(
        await renderedView(<LineDeliveryView line={data?.groups[0]?.lines[0] ?? {}} pack={data?.groups[0]?.pack ?? ''} />),
      )
      return [data?.blocked, line] as const
    }
    expect(await render(4)).toEqual([undefined, ''])
    expect(await render(3)).toEqual(['whole', expect.stringContaining('3 Packungen')])
    expect(await render(0)).toEqual(['whole', cart['cart.line_blocked'].de])
    expect(words(await renderedView(<BlockedCartView blocked="partly" />))).toBe(cart['cart.partly_blocked'].de)
    expect(words(await renderedView(<BlockedCartView blocked="whole" />))).toBe(cart['cart.blocked'].de)
    expect(await renderedView(<BlockedCartView blocked={undefined} />)).toBe('')
  })
})

describe('a gift in the cart', () => {
  it('is free, without a quantity field, and is declined permanently without JavaScript', async () => {
    const { browser, visitor, cart: filled } = await lensvision()
    expect(filled.lines.map(({ isTrial }) => isTrial)).toEqual([false, false, true])
    const { html } = await browser.get('/cart')
    expect(html).toContain('value="declineTrials"')
    expect(elements(html, '[id^="page-quantity-"]')).toHaveLength(2)
    expect((await browser.post('/cart', { intent: 'declineTrials', lineId: filled.lines[2]?.id ?? '' })).status).toBe(302)
    expect((await visitor.loadCart())?.lines.map(({ isTrial }) => isTrial)).toEqual([false, false])
  })

  it('is confirmed in a closed dialog that is empty until it is opened', async () => {
    const html = await renderedView(<GiftDialogView isOpen={false} state="idle" onKeep={() => {}} onRemove={() => {}} />)
    expect(words(html)).toBe('')
  })
})
