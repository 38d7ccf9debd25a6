import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { CONTENT_SLUGS, contentPath } from '../../../ui/content/content-slug.ts'
import { elements, attributeOf, attributesOf, markupOf, textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'

const pages = openPages()
const shop = pages.shop.ports.register.settings('iris')

const article = (html: string): string => markupOf(html, 'article')
const ownLinks = (html: string): readonly string[] => attributesOf(html, 'a[href^="/"]', 'href')

describe('the pages of information', () => {
  it('are served in four languages, each with its own title, description and sections', async () => {
    const titles = new Set<string>()
    for (const slug of CONTENT_SLUGS) {
      for (const locale of LOCALES) {
        const path = localePath(locale, contentPath(slug))
        const { status, html, headers } = await pages.get(path)
        const text = article(html)
        expect([path, status]).toEqual([path, 200])
        expect(headers.get('cache-control')).toContain('public')
        expect([path, elements(text, 'h1').length]).toEqual([path, 1])
        expect(elements(text, 'h2').length).toBeGreaterThan(1)
        expect(words(text)).not.toMatch(/[{}]|\bcontent\.[a-z_]/)
        expect(html).toContain(`<link rel="canonical" href="https://${shop.domain}${path}"`)
        expect(attributeOf(html, 'meta[name=description]', 'content')?.length).toBeGreaterThan(19)
        titles.add(`${locale} ${textOf(html, 'title')}`)
      }
    }
    expect(titles.size).toBe(CONTENT_SLUGS.length * LOCALES.length)
  }, 60_000)

  it('AS-ACCT-08 are in the footer and exist: legal notice, returns, shipping, about us, disclaimer, accessibility', async () => {
    const { html } = await pages.get('/fr/')
    const footer = html.slice(html.indexOf('<footer'))
    for (const slug of ['legal-notice', 'returns', 'shipping-info', 'about-us', 'disclaimer', 'accessibility']) {
      expect(footer).toContain(`href="/fr/${slug}"`)
      expect([slug, (await pages.get(`/fr/${slug}`)).status]).toEqual([slug, 200])
    }
  }, 30_000)

  it('are all linked from the footer', async () => {
    const { html } = await pages.get('/')
    const linked = ownLinks(html.slice(html.indexOf('<footer')))
    for (const slug of CONTENT_SLUGS) expect(linked).toContain(`/${slug}`)
  })

  it('link only to existing pages, in the same language', async () => {
    const named = new Set<string>()
    for (const slug of CONTENT_SLUGS)
      for (const to of ownLinks(article((await pages.get(localePath('it', contentPath(slug)))).html))) named.add(to)
    for (const to of named) expect([to, to.startsWith('/it/'), (await pages.get(to)).status]).toEqual([to, true, 200])
    expect(ownLinks(article((await pages.get('/it/terms')).html)))
      .toEqual(['/it/shipping-info', '/it/returns', '/it/withdrawal', '/it/privacy'])
  }, 30_000)

  it.each(BRAND_CHANNELS)('name %s, its telephone and its amounts', async (brand) => {
    const opened = openPages({}, brand)
    const { brandName, domain, phone, email, freeShippingThreshold } = opened.shop.ports.register.settings(brand)
    expect(words(article((await opened.get('/terms')).html))).toContain(domain)
    const contact = words(article((await opened.get('/contact')).html))
    for (const fact of [brandName, phone, email, 'Montag bis Freitag, 8 bis 18 Uhr']) expect(contact).toContain(fact)
    const free = `CHF ${((freeShippingThreshold?.cents ?? 0) / 100).toFixed(2)}`
    expect(words(article((await opened.get('/shipping-info')).html))).toContain(`Ab einem Warenwert von ${free}`)
  }, 30_000)

  it('F-W13 AS-CALL-37 CC-SHIP-07 show the shipping prices to each country before there is a cart, as the checkout does', async () => {
    const text = words(article((await pages.get('/shipping-info')).html))
    expect(text).toMatch(/Was der Versand kostet.*Schweiz.*Quickpac Economy ?CHF 6\.90.*Deutschland.*GLS, Paket ?CHF 12\.90.*Litauen/)
    expect(text).not.toContain('Planzer')
    expect(words(article((await pages.get('/returns')).html))).not.toContain('Was der Versand kostet')
  })

  it('F-S20 show the prices below the shipping methods, the cheapest home delivery first', async () => {
    const text = words(article((await pages.get('/shipping-info')).html))
    const places = ['Versandarten und Kosten', 'Was der Versand kostet', 'B-Post, Brief', 'PostPac Priority', 'Wann das Paket ankommt']
    const result = places.map((message) => text.indexOf(message))
    expect(result).not.toContain(-1)
    expect(result).toEqual(result.toSorted((one, other) => one - other))
  })

  it('F-S20 show a picture of the shop beside the text, and the contact once', async () => {
    for (const slug of ['terms', 'contact'] as const) {
      const { html } = await pages.get(contentPath(slug))
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect([slug, main.includes('/h/iris'), elements(main, '[href^="tel:0"]').length]).toEqual([slug, true, 1])
    }
  })

  it('F-W13 show the rest if no price is available', async () => {
    const closed = openPages({ shipping: { methods: () => TE.left({ _tag: 'ServiceUnavailable' }) } })
    const { status, html } = await closed.get('/shipping-info')
    expect([status, words(article(html)).includes('Was der Versand kostet')]).toEqual([200, false])
    expect(words(article(html))).toContain('Wohin wir liefern')
  })

  it('CC-CHAN-02 use du if the brand does, and Sie elsewhere', async () => {
    const readText = async (brand: 'mrlens' | 'iris') => words(article((await openPages({}, brand).get('/returns')).html))
    expect(await readText('mrlens')).toContain('Das Porto der Rücksendung trägst du.')
    expect(await readText('iris')).toContain('Das Porto der Rücksendung tragen Sie.')
  }, 30_000)

  it('answer an unknown page with not found, and redirect an old address to its new one', async () => {
    expect((await pages.get('/no-such-page')).status).toBe(404)
    expect((await pages.get('/fr/Terms')).status).toBe(404)
    const moved = await pages.get('/fr/Home')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/fr/'])
  })
})
