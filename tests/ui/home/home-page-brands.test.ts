import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { elements, attributeOf, attributesOf, markupOf, textOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const headings = (html: string): readonly string[] =>
  textsOf(html, 'main :is(h1, h2)')
const hero = (html: string): string => markupOf(html, 'main section')

describe('the home pages of five shops', () => {
  it('have different promises, in another order, in every language', async () => {
    for (const locale of LOCALES) {
      const result = await Promise.all(BRAND_CHANNELS.map(async (brand) =>
        headings((await openPages({}, brand).get(localePath(locale, '/'))).html)))
      expect(new Set(result.map(([claim]) => claim)).size).toBe(BRAND_CHANNELS.length)
      expect(new Set(result.map((all) => all.slice(1).join())).size).toBe(BRAND_CHANNELS.length)
    }
  })

  it('link to no missing anchor of the page', async () => {
    for (const brand of BRAND_CHANNELS) {
      const { html } = await openPages({}, brand).get('/')
      for (const place of attributesOf(html, '[href^="#"]:not([href="#"])', 'href'))
        expect([brand, place, elements(html, place).length]).toEqual([brand, place, 1])
    }
  })

  it('open the search directly on links to values or the last pack, and show hours and telephone in a dialog', async () => {
    for (const brand of ['lensvision', 'mrlens'] as const)
      expect(hero((await openPages({}, brand).get('/')).html)).toContain('name="search"')
    const opened = openPages({}, 'mclinsen')
    const { phone, workingHours } = opened.shop.ports.register.settings('mclinsen')
    const window = hero((await opened.get('/')).html)
    for (const fact of [phone, workingHours.de]) expect(window).toContain(fact)
  })

  it('show the current price of an offer, per pack and per lens, beside the former one', async () => {
    const { get } = openPages({}, 'discountlens')
    const { html } = await get('/')
    const [id = ''] = /\d+/.exec(attributeOf(hero(html), '[href^="/p/"]', 'href') ?? '') ?? []
    const product = await get(`/p/${id}`)
    const [now = 'no price'] = textsOf(hero(html), 'strong').flatMap((text) => /CHF\s[\d’']+\.\d\d/.exec(text) ?? [])
    expect(textOf(product.html)).toContain(now)
    expect(textOf(hero(html), 's')).toMatch(/^CHF/)
  })
})
