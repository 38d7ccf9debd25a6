import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { homePath, LOCALES } from '../../../domain/shop/locale.ts'
import { elements } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'

describe('the home page', () => {
  it.each(BRAND_CHANNELS)('CC-SCOPE-01 of %s opens in four languages, with its name and without a missing text', async (brand) => {
    const pages = openPages({}, brand)
    const { brandName } = pages.shop.ports.register.settings(brand)
    for (const locale of LOCALES) {
      const { status, html } = await pages.get(homePath(locale))
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(`data-brand="${brand}"`)
      expect(words(html)).toContain(brandName)
      expect(words(html)).not.toMatch(/\b(home|shell|product|listing|search)\.[a-z_]+\b/)
    }
  }, 30_000)

  it.each(BRAND_CHANNELS)('F-S13 of %s shows its own pictures and none of another brand, like its products', async (brand) => {
    const pages = openPages({}, brand)
    const scenes = async (path: string) => [...(await pages.get(path)).html.matchAll(/\/([ch])\/([a-z]+)[/.&" ?]/g)].map(([, , of]) => of)
    const render = (all: readonly (string | undefined)[]) => all.filter((of) => BRAND_CHANNELS.some((one) => one === of))
    const [home, product] = [render(await scenes('/')), render(await scenes('/p/1003'))]
    expect([new Set(home), new Set(product)]).toEqual([new Set([brand]), new Set([brand])])
  })

  it('CC-ROUTE-03 is served at /, /de, /en, /fr and /it, and nowhere else', async () => {
    const pages = openPages()
    for (const path of ['/', '/de', '/en', '/fr', '/it']) {
      const { status, html } = await pages.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain('id="reorder"')
    }
    const other = await pages.get('/xx')
    expect(other.status).toBe(404)
    expect(other.html).not.toContain('id="reorder"')
  })

  it('AS-CONST-12 has nine reasons', async () => {
    const { html } = await openPages().get('/')
    expect(elements(html, '[aria-labelledby=points] li')).toHaveLength(9)
  })

  it('shows eight lenses, brands, contact and hours', async () => {
    const { html } = await openPages().get('/')
    expect(elements(html, 'article')).toHaveLength(8)
    expect(html).toContain('/c/lens?brand=')
    expect(html).toContain('href="tel:')
    expect(words(html)).toContain('Montag bis Freitag')
  })

  it('is the same for everybody, also with a filled cart', async () => {
    const pages = openPages()
    const before = await pages.get('/')
    const visitor = pages.visitorAt('/')
    const [bottle] = (await visitor.browse('lenscare')).listing.cards
    if (bottle === undefined) throw new Error('The demo shop sells no lens care')
    const cart = await visitor.addToCart({ productId: bottle.product.id, option: {}, quantity: 1 })
    expect(cart.lines).toHaveLength(1)
    expect((await pages.get('/')).html).toBe(before.html)
    expect(before.headers.get('cache-control')).toContain('public')
  })
})
