import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { ListingProps } from '../../../ui/listing/Listing.tsx'
import { listingLinks } from '../../../ui/listing/listing-links.ts'
import { toListingData } from '../../../ui/listing/listing-page-data.ts'
import { makeRoutes, pageOfRoute } from '../../../ui/routing/routes.tsx'
import { elements, attributesOf, fieldsOf, markupOf, element, optionsOf, textOf, textsOf } from '../../support/html.ts'
import { openPages, type PageResponse } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'
import { browse, replacing } from '../checkout/browse.tsx'

type Eight = 'category' | 'categoryFullpath' | 'lensType' | 'lensUsage' | 'searchQuery' | 'brand' | 'manufacturer' | 'listViewType'
type Exactly<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

const pages = openPages()
const cards = (html: string): number => elements(html, 'article').length

describe('listing', () => {
  it('CC-LIST-02 has exactly eight props and is rendered as a grid or as a list', async () => {
    const isExact: Exactly<keyof ListingProps, Eight> = true
    expect(isExact).toBe(true)
    const [grid, list] = [await pages.get('/c/lens'), await pages.get('/c/lens?listViewType=list')]
    const viewsOf = ({ html }: PageResponse) => [...new Set(attributesOf(html, 'article', 'data-view'))]
    expect([viewsOf(grid), viewsOf(list)]).toEqual([['grid'], ['list']])
  })

  it('CC-LIST-04 begins at the first page when the page size changes, and keeps the rest of the query', () => {
    const params = new URLSearchParams('page=5&itemsPerPage=20&sort=price')
    const query = readListingQuery(params, { hasSearch: false })
    const pagination = makePagination({ page: 5, totalItems: 200, itemsPerPage: 20 })
    const data = toListingData({ cards: [], facets: [], pagination }, query, { locale: 'de', currency: 'CHF' })
    const { sizes } = listingLinks(data, { path: '/c/lens', params })
    const to = new URL(sizes.find(({ value }) => value === 40)?.to ?? '', 'http://shop.example')
    expect(Object.fromEntries(to.searchParams)).toEqual({ page: '1', itemsPerPage: '40', sort: 'price' })
  })

  it('CC-LIST-03 AS-CONST-08 shows the configured page size, in a category and in a search', async () => {
    const visitor = openHeadlessShop().visitor()
    const few = browse(replacing(visitor, CurrentShop, { ...visitor.injector.get(CurrentShop), itemsPerPage: 5 }))
    for (const path of ['/c/lens', '/s?search=acuvue']) {
      expect([path, cards((await pages.get(path)).html)]).toEqual([path, 16])
      expect([path, cards((await few.get(path)).html)]).toEqual([path, 5])
    }
  })

  it('CC-PAGE-04 links three pages at once, around the current one', async () => {
    const linked = async (query: string) => {
      const { html } = await pages.get(`/c/lens?itemsPerPage=10${query}`)
      return textsOf(html, 'nav[aria-label=Seiten] a').filter((text) => /^\d+$/.test(text)).map(Number)
    }
    expect(await linked('')).toEqual([1, 2, 3])
    expect(await linked('&page=4')).toEqual([3, 4, 5])
  })

  it('shows sixteen products a page and offers the sizes of the specification beside it', async () => {
    const { html } = await pages.get('/c/lens')
    expect(cards(html)).toBe(16)
    expect(optionsOf(html, '[name=itemsPerPage] > option').map(Number)).toEqual([10, 16, 20, 40, 100])
  })

  it('CC-ROUTE-05 accepts one to five slugs for a category, and not six or none', async () => {
    const pageAt = (path: string) => pageOfRoute(matchRoutes(makeRoutes(), path)?.at(-1)?.route.id ?? '')?.name
    expect(pageAt('/c/lens')).toBe('category')
    expect(pageAt('/fr/c/a/b/c/d/e')).toBe('category')
    expect(pageAt('/c/a/b/c/d/e/f')).not.toBe('category')
    expect(pageAt('/c')).not.toBe('category')
    expect((await pages.get('/c/lens')).status).toBe(200)
    expect((await pages.get('/c/lens/daily/toric')).status).toBe(200)
    expect((await pages.get('/c/a/b/c/d/e')).status).toBe(404)
  })

  it('filters without JavaScript: checkboxes in a plain form that keeps the order and drops the page', async () => {
    const { html } = await pages.get('/c/lens?sort=price&page=2&brand=Acuvue')
    const form = element(html, 'form[method=get][action="/c/lens"]:has([type=checkbox])') ?? ''
    expect(fieldsOf(form)).toEqual({ sort: 'price', brand: 'Acuvue' })
    expect(elements(form, '[type=submit]')).toHaveLength(1)
  })

  it('F-S08 filters lenses by price, stock, material, water and UV, with labels and as a plain form', async () => {
    const { html } = await pages.get('/c/lens?price=20-30&price=200-&stock=on_hand')
    const form = words(markupOf(html, 'form[method=get][action="/c/lens"]:has([type=checkbox])'))
    const offered = [
      'PreisCHF 10–20', 'ab CHF 200(0)', 'VerfügbarkeitAn Lager(', 'balafilcon A(', 'Wassergehaltunter 40 %(40–50 %(',
      'Mit UV-Filter(',
    ]
    for (const label of offered) expect(form.replace(/\((?!0)\d+\)/g, '(')).toContain(label)
    expect(html).toContain('aria-label="Filter CHF\u00A020–30 entfernen"')
    const prices = textsOf(html, 'strong').flatMap((text) => /^CHF\s([\d.]+)$/.exec(text)?.[1] ?? []).map(Number)
    expect(prices.length).toBeGreaterThan(2)
    expect(prices.every((price) => price >= 20 && price < 30)).toBe(true)
    expect((await pages.get('/fr/c/lens?water_content=70-')).html).toContain('aria-label="Retirer le filtre dès 70\u00A0%"')
  })

  it('F-S08 filters sunglasses by the shape and the colour of their frame, in four languages and as a plain form', async () => {
    const glasses = async (query = '', locale = '') => (await pages.get(`${locale}/c/sunglasses${query}`)).html
    const form = (html: string) => textOf(html, 'form[method=get][action$="/c/sunglasses"]:has([type=checkbox])')
    const titles = (html: string) => textsOf(html, 'h2 > a')
    expect(form(await glasses())).toMatch(/Form der FassungBrowline\(1\)Panto\(1\)Pilot\(2\)Eckig\(2\)/)
    expect(form(await glasses())).toMatch(/Farbe der FassungSchwarz\(6\)Transparent\(1\)Schildpatt\(4\)Gold\(1\)Silber\(1\)Blau\(1\)/)
    const pilots = titles(await glasses('?frame_shape=pilot'))
    expect(pilots).toHaveLength(2)
    expect(pilots.join()).toMatch(/Aviator.*Persol|Persol.*Aviator/)
    expect(titles(await glasses('?frame_shape=pilot&frame_color=tortoise')).join()).toMatch(/^Persol/)
    const labels = [
      ['/fr', 'Forme de la monture', 'Écaille'], ['/it', 'Forma della montatura', 'Tartaruga'], ['/en', 'Frame shape', 'Tortoise'],
    ]
    for (const [locale = '', facet = '', colour = ''] of labels) {
      expect(form(await glasses('', locale))).toContain(facet)
      expect(elements(await glasses('?frame_color=tortoise', locale), `[aria-label*="${colour}"]`)).not.toEqual([])
    }
    expect(form((await pages.get('/c/lens')).html)).not.toContain('Fassung')
  })

  it('F-S18 shows the stock of lenses, too', async () => {
    const html = (await pages.get('/c/lens')).html + (await pages.get('/c/sunglasses')).html
    const message = textsOf(html, 'article')
    const about = /An Lager|Gängige Werte an Lager|Lieferbar ab Hersteller|Nicht mehr hergestellt/
    expect(message.length).toBeGreaterThan(20)
    expect(message.filter((card) => !about.test(card))).toEqual([])
    expect(message.filter((card) => card.includes('Gängige Werte an Lager')).length).toBeGreaterThan(8)
  })

  it.each(['/c/lens?', '/c/sunglasses?', '/en/c/reading_glasses?', '/s?search=acuvue&'])(
    'F-S08 renders %s with any filter that has the name of an object property as a value', async (path) => {
      const names = ['__proto__', 'constructor', 'toString']
      const { html } = await pages.get(path)
      for (const facet of FACETS) {
        const [offered] = attributesOf(html, `input[name=${facet}]`, 'value')
        const values = [...(offered === undefined ? [] : [offered]), ...names]
        const page = await pages.get(path + values.map((value) => `${facet}=${encodeURIComponent(value)}`).join('&'))
        expect([facet, page.status, /native code|\[object/.exec(page.html)]).toEqual([facet, 200, null])
      }
    },
  )

  it('removes a filter with a link that names it', async () => {
    const { html } = await pages.get('/c/lens?sort=price&brand=Acuvue')
    expect(html).toContain('aria-label="Filter Acuvue entfernen"')
    expect(html).toContain('href="/c/lens?sort=price&amp;page=1"')
  })

  it('shows the last page if a later one is requested', async () => {
    const { html } = await pages.get('/c/sunglasses?page=99')
    expect(cards(html)).toBeGreaterThan(0)
  })

  it('is small: a page of a hundred products contains one language of each', async () => {
    const { html } = await pages.get('/c/lens?itemsPerPage=100')
    expect(cards(html)).toBeGreaterThan(60)
    expect(html.length).toBeLessThan(420_000)
  })
})
