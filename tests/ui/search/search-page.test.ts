import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { elements, attributesOf, fieldsOf, textOf, textPiecesOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'
import { GUEST } from '../../support/commerce.ts'

const pages = openPages()
const shopCatalogue = demoCatalogue()
const hits = (html: string): readonly string[] => attributesOf(html, 'h2 > a', 'href')

describe('search page', () => {
  it('CC-ROUTE-06 finds the same under /s and /Search and shows the term', async () => {
    const [short, long] = [await pages.get('/s?search=acuvue'), await pages.get('/Search?search=acuvue')]
    expect([short.status, long.status]).toEqual([200, 200])
    expect(hits(short.html).length).toBeGreaterThan(0)
    expect(hits(long.html)).toEqual(hits(short.html))
    expect(words(short.html)).toContain('Ergebnisse für «acuvue»')
    expect(attributesOf(short.html, 'input[name=search]', 'value')).toContain('acuvue')
  })

  it('F-W06 filters and sorts the results as its address says', async () => {
    const { html } = await pages.get('/s?search=acuvue&lens_usage=daily&sort=price')
    const first = hits(html)
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(hits((await pages.get('/s?search=acuvue')).html).length)
  })

  it('F-W06 marks discontinued products, without a price', async () => {
    const { html } = await pages.get('/s?search=acuvue+2')
    const card = textOf(elements(html, 'article').find((one) => textPiecesOf(one).includes('Acuvue 2')))
    expect(card).toContain('Nicht mehr hergestellt')
    expect(card).not.toContain('CHF')
  })

  it('F-W03 filters by packs with labels, and removes the filters with labels', async () => {
    const { html } = await pages.get('/fr/s?search=acuvue&pack_size=30-Pack')
    expect(html).toContain('Retirer le filtre 30 lentilles')
    expect(textsOf(html, 'span').filter((text) => text.endsWith('30-Pack'))).toEqual([])
  })

  it('is not indexed', async () => {
    expect((await pages.get('/s?search=acuvue')).html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('asks for a term if there is none, and answers 200', async () => {
    for (const path of ['/s', '/s?search=', '/en/s?search=%20%20']) expect((await pages.get(path)).status).toBe(200)
    expect(words((await pages.get('/en/s')).html)).toContain('Enter a word')
  })

  it('shows that nothing was found', async () => {
    expect(words((await pages.get('/s?search=qqqqqqqq')).html)).toContain('Keine Produkte gefunden.')
  })

  it('F-S09 has further links without results: popular lenses, and a telephone number', async () => {
    const { html } = await pages.get('/s?search=qqqqqqqq')
    expect(textOf(html, 'main')).toContain('Beliebte Linsen')
    expect(elements(html, 'main article').length).toBeGreaterThan(3)
    expect(elements(html, 'main [href^="tel:"]')).not.toEqual([])
    expect((await pages.get('/s?search=acuvue')).html).not.toContain('id="popular"')
  })

  it('F-W13 loads the popular lenses, the same as on the home page and in the empty cart', async () => {
    const display = async (path: string) => {
      const { html } = await pages.get(path)
      return attributesOf(html, 'section:has(#popular) [href^="/p/"]', 'href')
    }
    const popular = await value(pages.shop.commerce.shop(GUEST).catalogue.getPopularProducts({}))
    const onSearch = await display('/s?search=qqqqqqqq')
    expect([...new Set(onSearch)].map((to) => Number(to?.split('/')[2]))).toEqual(popular.map(({ product }) => product.id))
    expect([await display('/'), await display('/cart')]).toEqual([onSearch, onSearch])
  })

  it('F-S09 links from a term without results to the nearest one with results, with the typed values', async () => {
    const { html } = await pages.get('/s?search=byofinitti+-3.25')
    expect(words(html)).toContain('Meinten Sie Biofinity -3.25?')
    expect(textOf(html, 'a[href="/s?search=Biofinity%20-3.25"] > strong')).toBe('Biofinity -3.25')
    expect(words((await pages.get('/s?search=byofinitti')).html)).toContain('Meinten Sie Biofinity?')
    expect(words((await pages.get('/s?search=qqqqqqqq+toric')).html)).toContain('Meinten Sie toric?')
    const result = await pages.get('/s?search=Biofinity')
    expect(hits(result.html).length).toBeGreaterThan(0)
    for (const path of ['/s?search=Biofinity', '/s?search=qqqqqqqq', '/s?search=byofinitti&brand=Acuvue'])
      expect(words((await pages.get(path)).html)).not.toContain('Meinten Sie')
  })

  it('shows a term as text, whatever it contains', async () => {
    const { html } = await pages.get(`/s?search=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
  })

  const chips = (html: string) => elements(html, 'a[aria-label$=" weglassen"]')
    .map(({ attribs }) => [attribs['aria-label']?.replace(' weglassen', ''), attribs['href']])

  it('interprets lens values and shows them, each with a link to the search without it', async () => {
    const { html } = await pages.get('/s?search=-3.25+toric+daily&sort=price&page=2')
    expect(words(html)).toContain('Verstanden als')
    expect(chips(html)).toEqual([
      ['Sphäre -3.25', '/s?search=toric+daily&sort=price&page=1'],
      ['Torisch', '/s?search=-3.25+daily&sort=price&page=1'],
      ['Tageslinsen', '/s?search=-3.25+toric&sort=price&page=1'],
    ])
    expect(words((await pages.get('/s?search=biofinity')).html)).not.toContain('Verstanden als')
  })

  it('lists the lenses with these values, and no others', async () => {
    const products = new Map(shopCatalogue.products.map((product) => [Number(product.id), product]))
    const { html } = await pages.get('/s?search=-3.25+toric+daily&itemsPerPage=64')
    const ids = hits(html).map((to) => Number(to.split('/')[2]))
    expect(ids.length).toBeGreaterThan(3)
    const toricDaily = { lensUsage: 'daily', lensType: expect.stringContaining('toric') as string }
    for (const id of ids) expect(products.get(id)).toMatchObject(toricDaily)
  })

  it.each([
    ['/s?search=tageslinsen+torisch', '/en/s?search=toric+daily', '/fr/s?search=journalières+torique', '/it/s?search=giornaliere+toriche'],
  ])('interprets the same in four languages', async (...paths) => {
    const idsOn = async (path: string) => hits((await pages.get(path)).html).map((to) => /\/p\/(\d+)/.exec(to)?.[1])
    const result = await Promise.all(paths.map(idsOn))
    expect(result[0]?.length).toBeGreaterThan(3)
    for (const others of result.slice(1)) expect(others).toEqual(result[0])
  })

  it('passes the values to the form of each lens it lists', async () => {
    const { html } = await pages.get('/s?search=biofinity+-2,5+8.6')
    const to = hits(html).find((one) => one.includes('/biofinity-3-linsen?')) ?? ''
    expect(to).toMatch(/\?r_sphere=-2\.50&r_radius=8\.6$/)
    const product = (await pages.get(to)).html
    expect(fieldsOf(product)['r_sphere']).toBe('-2.50')
  })

  it('shows the requested pack size', async () => {
    const packs = async (path: string) => words((await pages.get(path)).html)
    expect(await packs('/s?search=acuvue+oasys+12er')).toContain('12 Linsen')
    const { html } = await pages.get('/s?search=acuvue+vita+12er')
    const twelve = shopCatalogue.products.find(({ group, pack }) => group.key === 'acuvue-vita' && pack.quantity === 12)
    expect(hits(html).map((to) => Number(to.split('/')[2]))).toEqual([twelve?.id])
  })

  it.each(['-29', '-30', '-25'])('lists no lens that is not made in the requested value (%s), for any term', async (sphere) => {
    const { html } = await pages.get(`/s?search=biofinity+${sphere}`)
    expect(chips(html)).toEqual([[`Sphäre ${sphere}.00`, '/s?search=biofinity&page=1']])
    expect(words(html)).toContain('Keine Produkte gefunden.')
  })
})
