import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import shipping from '../../../ui/messages/shipping.json' with { type: 'json' }
import { elements, fieldsOf, markupOf } from '../../support/html.ts'
import { browse, openFilled, replacingOperations } from '../checkout/browse.tsx'

const estimateIn = (html: string): string => markupOf(html, 'details:has([name=country])')

const countingVisits = async () => {
  const { visitor } = await openFilled()
  const countries: string[] = []
  const estimateCartShipping = ({ country }: { readonly country: string }) => {
    countries.push(country)
    return TE.right([])
  }
  return { requests: countries, browser: browse(replacingOperations(visitor, { checkout: { estimateCartShipping } })) }
}

describe('the shipping estimate', () => {
  it('is folded below the totals until opened, and sends no request', async () => {
    const { requests, browser } = await countingVisits()
    const { html } = await browser.get('/cart')
    expect(requests).toEqual([])
    const folded = estimateIn(html)
    expect(folded).toContain(shipping['shipping.estimate.title'].de)
    const form = 'form[method=get][action="/cart"]'
    for (const part of ['details:not([open])', form, 'label[for=field-country]', '#field-country[name=country]'])
      expect([part, elements(folded, part).length]).toEqual([part, 1])
    expect(fieldsOf(folded)).toEqual({ country: 'CH' })
  })

  it('F-S16 lists the shipping methods to the country of the address with price and delivery days, without JavaScript', async () => {
    const { browser, visitor } = await openFilled()
    const shownEstimate = estimateIn((await browser.get('/cart?country=DE')).html)
    expect(elements(shownEstimate, 'details[open]')).toHaveLength(1)
    expect(fieldsOf(shownEstimate)).toEqual({ country: 'DE' })
    const methods = await visitor.shop.checkout.estimateCartShipping({ token: visitor.cartToken()!, country: 'DE' })
    expect(methods.length).toBeGreaterThan(0)
    for (const { key, price } of methods) {
      expect(shownEstimate).toContain(shipping[`shipping.method.${key}` as keyof typeof shipping].de)
      expect(shownEstimate).toContain((price.cents / 100).toFixed(2))
    }
    expect([...shownEstimate.matchAll(/(?:Mo|Di|Mi|Do|Fr|Sa|So)\., \d{1,2}\./g)].length).toBeGreaterThan(0)
  })

  it('uses the country of the address and none the shop does not know', async () => {
    const { requests, browser } = await countingVisits()
    await browser.get('/cart?country=AT')
    for (const unread of ['US', 'de', 'Deutschland', '%00']) await browser.get(`/cart?country=${unread}`)
    expect(requests).toEqual(['AT'])
    expect(elements(estimateIn((await browser.get('/cart?country=')).html), 'details:not([open])')).toHaveLength(1)
  })

  it.each(LOCALES)('says that a country is invalid, and offers the valid ones (%s)', async (locale) => {
    const { browser } = await openFilled({ locale })
    const seen = await browser.get(`${localePath(locale, '/cart')}?country=Deutschland`)
    const shownEstimate = estimateIn(seen.html)
    expect(seen.status).toBe(200)
    expect(elements(shownEstimate, 'details[open]')).toHaveLength(1)
    expect(shownEstimate).toContain(shipping['shipping.estimate.unknown'][locale])
    expect(fieldsOf(shownEstimate)).toEqual({ country: 'CH' })
  })

  it.each(LOCALES)('says that no method ships there (%s)', async (locale) => {
    const { visitor } = await openFilled({ locale })
    const browser = browse(replacingOperations(visitor, { checkout: { estimateCartShipping: () => TE.right([]) } }))
    const { words } = await browser.get(`${localePath(locale, '/cart')}?country=LT`)
    expect(words).toContain(shipping['shipping.estimate.none'][locale])
  })

  it('says that the service is unavailable and still shows the cart', async () => {
    const { visitor } = await openFilled()
    const silent: Failure = { _tag: 'ServiceUnavailable' }
    const failing = replacingOperations(visitor, { checkout: { estimateCartShipping: () => TE.left(silent) } })
    const seen = await browse(failing).get('/cart?country=DE')
    expect(seen.status).toBe(200)
    expect(estimateIn(seen.html)).toContain(error['error.service_unavailable'].de)
    expect(elements(seen.html, '[name=lineId]')).toHaveLength(2)
  })

  it('is not offered for an empty cart', async () => {
    const { words } = await browse(openHeadlessShop().visitor()).get('/cart?country=DE')
    expect(words).not.toContain(shipping['shipping.estimate.title'].de)
  })
})
