import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { EstimateShipping } from '../../../application/storefront/checkout/estimate-shipping.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import shipping from '../../../ui/messages/shipping.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { value } from '../../support/outcome.ts'
import { browse, openFilled, replacing } from '../checkout/browse.tsx'

const estimateIn = (html: string): string => {
  const from = html.indexOf('<details', html.indexOf('</section>', html.indexOf('data-place="page"')))
  return html.slice(from, html.indexOf('</details>', from))
}

const countingVisits = async () => {
  const { visitor } = await openFilled()
  const countries: string[] = []
  const estimate: EstimateShipping = (country) => {
    countries.push(country)
    return TE.right([])
  }
  return { requests: countries, browser: browse(replacing(visitor, EstimateShipping, estimate)) }
}

describe('the shipping estimate', () => {
  it('is folded below the totals until opened, and sends no request', async () => {
    const { requests, browser } = await countingVisits()
    const { html } = await browser.get('/cart')
    expect(requests).toEqual([])
    const folded = estimateIn(html)
    expect(folded).toContain(shipping['shipping.estimate.title'].de)
    expect(folded).not.toMatch(/<details[^>]* open/)
    expect(folded).toMatch(/<form[^>]*method="get"[^>]*action="\/cart"|<form[^>]*action="\/cart"[^>]*method="get"/)
    expect(folded).toMatch(/<label[^>]*for="field-country"/)
    expect(folded).toMatch(/<select[^>]*id="field-country"[^>]*name="country"/)
    expect(folded).toMatch(/<option value="CH" selected/)
  })

  it('F-S16 lists the shipping methods to the country of the address with price and delivery days, without JavaScript', async () => {
    const { browser, visitor } = await openFilled()
    const shownEstimate = estimateIn((await browser.get('/cart?country=DE')).html)
    expect(shownEstimate).toMatch(/<details[^>]* open/)
    expect(shownEstimate).toMatch(/<option value="DE" selected/)
    const methods = await value(visitor.injector.get(EstimateShipping)('DE'))
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
    expect(estimateIn((await browser.get('/cart?country=')).html)).not.toMatch(/<details[^>]* open/)
  })

  it.each(LOCALES)('says that a country is invalid, and offers the valid ones (%s)', async (locale) => {
    const { browser } = await openFilled({ locale })
    const seen = await browser.get(`${localePath(locale, '/cart')}?country=Deutschland`)
    const shownEstimate = estimateIn(seen.html)
    expect(seen.status).toBe(200)
    expect(shownEstimate).toMatch(/<details[^>]* open/)
    expect(shownEstimate).toContain(shipping['shipping.estimate.unknown'][locale])
    expect(shownEstimate).toMatch(/<option value="CH" selected/)
  })

  it.each(LOCALES)('says that no method ships there (%s)', async (locale) => {
    const { visitor } = await openFilled({ locale })
    const browser = browse(replacing(visitor, EstimateShipping, () => TE.right([])))
    const { words } = await browser.get(`${localePath(locale, '/cart')}?country=LT`)
    expect(words).toContain(shipping['shipping.estimate.none'][locale])
  })

  it('says that the service is unavailable and still shows the cart', async () => {
    const { visitor } = await openFilled()
    const silent: Failure = { _tag: 'ServiceUnavailable' }
    const seen = await browse(replacing(visitor, EstimateShipping, () => TE.left(silent))).get('/cart?country=DE')
    expect(seen.status).toBe(200)
    expect(estimateIn(seen.html)).toContain(refusals['error.service_unavailable'].de)
    expect([...seen.html.matchAll(/name="lineId"/g)]).toHaveLength(2)
  })

  it('is not offered for an empty cart', async () => {
    const { words } = await browse(openHeadlessShop().visitor()).get('/cart?country=DE')
    expect(words).not.toContain(shipping['shipping.estimate.title'].de)
  })
})
