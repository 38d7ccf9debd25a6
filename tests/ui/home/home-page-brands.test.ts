import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { openPages } from '../../support/open-pages.ts'

const headings = (html: string): readonly string[] =>
  [...(/<main.*?<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)]
    .map(([, , words = '']) => words.replaceAll(/<[^>]*>/g, ''))
const hero = (html: string): string => /<main.*?<\/section>/s.exec(html)?.[0] ?? ''

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
      for (const [, place = ''] of html.matchAll(/href="#([^"]+)"/g))
        expect([brand, place, html.includes(`id="${place}"`)]).toEqual([brand, place, true])
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
    const [, id = ''] = /href="\/p\/(\d+)/.exec(hero(html)) ?? []
    const product = await get(`/p/${id}`)
    const [now = 'no price'] = /CHF\s[\d’']+\.\d\d/.exec(/<strong[^>]*>CHF.*?<\/strong>/.exec(hero(html))?.[0] ?? '') ?? []
    expect(product.html).toContain(now)
    expect(hero(html)).toMatch(/<s [^>]*>CHF/)
  })
})
