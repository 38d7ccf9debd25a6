import { describe, expect, it } from 'vitest'
import { contentOf } from '../../../adapters/composition/demo-content.ts'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import search from '../../../ui/messages/search.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { textsOf } from '../../support/html.ts'
import { browse } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const heading = (html: string): string | undefined => textsOf(html, 'h1')[0]

const story = (slug: string, title: string) => ({ slug, name: title, content: { default: { component: 'page', title, body: [
  { component: 'cms_page', title, text: { type: 'doc', content: [] } },
] } } })

describe('the public pages', () => {
  const stories = [story('home', 'Eingang'), story('ueber-uns/team', 'Unser Team'), story('s', 'Falsch')]
  const pages = openPages({ content: contentOf(() => stories) })

  it('AS-ROUTE-01 is home at the root and at each language', async () => {
    for (const path of ['/', '/de', '/en', '/fr/', '/it'])
      expect([path, (await pages.get(path)).status]).toEqual([path, 200])
    expect((await pages.get('/')).html).toContain('Eingang')
  })

  it('AS-ROUTE-02 is a product by its number, with and without a slug', async () => {
    const [bare, named] = [await pages.get('/p/1097'), await pages.get('/p/1097/acuvue-oasys')]
    expect([bare.status, named.status, heading(bare.html)]).toEqual([200, 200, heading(named.html)])
    expect(heading(bare.html)).toContain('Biofinity')
    expect((await pages.get('/p')).status).toBe(404)
  })

  it('AS-ROUTE-03 AS-ROUTE-04 is a category by one to five slugs, joined to one path', async () => {
    for (const path of ['/c/lens', '/c/lens/daily', '/c/lens/daily/toric', '/c/lens/daily/toric/']) {
      const { status, html } = await pages.get(path)
      expect([path, status]).toEqual([path, 200])
      expect(html).toContain(`<link rel="canonical" href="https://iris.example${path.replace(/\/$/, '')}"`)
    }
    for (const path of ['/c', '/c/a/b/c/d/e', '/c/a/b/c/d/e/f', '/c/lens//toric'])
      expect([path, (await pages.get(path)).status]).toEqual([path, 404])
  })

  it('AS-ROUTE-05 AS-ROUTE-06 is the search at both of its addresses, with their term', async () => {
    for (const path of ['/s', '/Search']) {
      const { status, html } = await pages.get(`${path}?search=acuvue%20oasys`)
      expect([status, heading(html)]).toEqual([200, search['search.title_with_term'].de.replace('{term}', 'acuvue oasys')])
      expect(html).toContain('Acuvue Oasys')
    }
  })

  it('AS-ROUTE-07 is a page composed by editors if no other page matches', async () => {
    const team = await pages.get('/ueber-uns/team')
    expect([team.status, heading(team.html)]).toEqual([200, 'Unser Team'])
    expect((await pages.get('/fr/ueber-uns/team/')).status).toBe(200)
    expect(heading((await pages.get('/s')).html)).not.toBe('Falsch')
    expect((await pages.get('/ueber-uns/niemand')).status).toBe(404)
    expect((await pages.get('/ueber-uns/home')).status).toBe(404)
  })
})

describe('the account', () => {
  it('AS-ROUTE-11 begins at its bare address, and each of its pages has a name behind it', async () => {
    const visitor = openHeadlessShop().visitor()
    await visitor.signUp(ANNA)
    const browser = browse(visitor)
    expect((await browser.get('/my-account')).location).toBe('/my-account/profile')
    expect((await browser.get('/my-account/profile')).status).toBe(200)
    expect((await browser.get('/my-account/nothing')).status).toBe(404)
  })

  it('AS-ROUTE-15 is found by the page names of earlier shops, in every language', async () => {
    const visitor = openHeadlessShop().visitor()
    await visitor.signUp(ANNA)
    const browser = browse(visitor)
    const legacy = ['AddressDetails', 'BillingDetails', 'MyNewsletter', 'MyProfile', 'OrderHistory', 'ShippingDetails']
    for (const locale of LOCALES)
      for (const name of legacy) {
        const moved = await browser.get(localePath(locale, `/my-account/${name}?a=1`))
        expect([name, moved.status, moved.location?.startsWith(localePath(locale, '/my-account/'))]).toEqual([name, 301, true])
      }
    for (const name of legacy)
      expect([name, (await browser.get((await browser.get(`/it/my-account/${name}`)).location ?? '')).status]).toEqual([name, 200])
  })
})

describe('an address of earlier shops', () => {
  it('AS-ROUTE-26 redirects permanently to the current page, with its query', async () => {
    const helpers = ['DummyLoader', 'Page', 'Product', 'Category', 'Home', 'Reorder', 'Subscription', 'AbandonedCart']
    const pages = openPages()
    for (const locale of LOCALES)
      for (const name of helpers) {
        const moved = await pages.get(localePath(locale, `/${name}?a=b%26c`))
        const to = moved.headers.get('location') ?? ''
        expect([name, moved.status, new URL(to, 'http://shop.example').search]).toEqual([name, 301, '?a=b%26c'])
      }
    for (const name of helpers) {
      const to = (await pages.get(`/${name}`)).headers.get('location') ?? ''
      expect([name, [200, 302].includes((await pages.get(to)).status)]).toEqual([name, true])
    }
  })
})
