import { describe, expect, it } from 'vitest'
import { value } from '../../support/outcome.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/shown-view.tsx'

const pages = openPages()
const hits = (html: string): readonly string[] => [...html.matchAll(/<h2[^>]*><a href="([^"]*)"/g)].map(([, to]) => to ?? '')

describe('search page', () => {
  it('CC-ROUTE-06 finds the same under /s and /Search and says what was searched for', async () => {
    const [short, long] = [await pages.get('/s?search=acuvue'), await pages.get('/Search?search=acuvue')]
    expect([short.status, long.status]).toEqual([200, 200])
    expect(hits(short.html).length).toBeGreaterThan(0)
    expect(hits(long.html)).toEqual(hits(short.html))
    expect(words(short.html)).toContain('Ergebnisse für «acuvue»')
    expect(short.html).toMatch(/<input[^>]*name="search"[^>]*value="acuvue"/)
  })

  it('F-W06 narrows and sorts what a term finds as its address says', async () => {
    const { html } = await pages.get('/s?search=acuvue&lens_usage=daily&sort=price')
    const first = hits(html)
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(hits((await pages.get('/s?search=acuvue')).html).length)
  })

  it('F-W06 marks what is no longer made, without a price', async () => {
    const { html } = await pages.get('/s?search=acuvue+2')
    const card = html.match(/<article(?:(?!<\/article>).)*>Acuvue 2<(?:(?!<\/article>).)*<\/article>/s)?.[0] ?? ''
    expect(words(card)).toContain('Nicht mehr hergestellt')
    expect(words(card)).not.toContain('CHF')
  })

  it('F-W03 filters by packs in words, and takes them back in words', async () => {
    const { html } = await pages.get('/fr/s?search=acuvue&pack_size=30-Pack')
    expect(html).toContain('Retirer le filtre 30 lentilles')
    expect(html).not.toMatch(/>[^<]*30-Pack<\/span>/)
  })

  it('is not for search engines', async () => {
    expect((await pages.get('/s?search=acuvue')).html).toContain('<meta name="robots" content="noindex"/>')
  })

  it('asks for a word when there is none, and answers 200', async () => {
    for (const path of ['/s', '/s?search=', '/en/s?search=%20%20']) expect((await pages.get(path)).status).toBe(200)
    expect(words((await pages.get('/en/s')).html)).toContain('Enter a word')
  })

  it('says that nothing was found', async () => {
    expect(words((await pages.get('/s?search=qqqqqqqq')).html)).toContain('Keine Produkte gefunden.')
  })

  it('F-S09 goes on where nothing was found: popular lenses to look at, and a number to call', async () => {
    const { html } = await pages.get('/s?search=qqqqqqqq')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(words(main)).toContain('Beliebte Linsen')
    expect([...main.matchAll(/<article/g)].length).toBeGreaterThan(3)
    expect(main).toContain('href="tel:')
    expect((await pages.get('/s?search=acuvue')).html).not.toContain('id="popular"')
  })

  it('F-W13 asks for the popular lenses themselves, the same as the entrance and the empty cart show', async () => {
    const shown = async (path: string) => {
      const { html } = await pages.get(path)
      const from = html.indexOf('id="popular"')
      return [...html.slice(from, html.indexOf('</section>', from)).matchAll(/href="(\/p\/[^"]*)"/g)].map(([, to]) => to)
    }
    const popular = await value(pages.shop.commerce.catalogue.listPopular({ brandChannel: 'iris', locale: 'de' }))
    const onSearch = await shown('/s?search=qqqqqqqq')
    expect([...new Set(onSearch)].map((to) => Number(to?.split('/')[2]))).toEqual(popular.map(({ product }) => product.id))
    expect([await shown('/'), await shown('/cart')]).toEqual([onSearch, onSearch])
  })

  it('F-S09 leads from words that find nothing to the nearest ones that find something, and no further', async () => {
    const { html } = await pages.get('/s?search=byofinitti+-3.25')
    expect(words(html)).toContain('Meinten Sie Biofinity?')
    expect(html).toMatch(/<a href="\/s\?search=Biofinity"[^>]*><strong>Biofinity<\/strong>/)
    const found = await pages.get('/s?search=Biofinity')
    expect(hits(found.html).length).toBeGreaterThan(0)
    for (const path of ['/s?search=Biofinity', '/s?search=qqqqqqqq', '/s?search=byofinitti&brand=Acuvue'])
      expect(words((await pages.get(path)).html)).not.toContain('Meinten Sie')
  })

  it('shows a term as text, whatever it holds', async () => {
    const { html } = await pages.get(`/s?search=${encodeURIComponent('<script>alert(1)</script>')}`)
    expect(html).not.toContain('<script>alert(1)')
  })
})
