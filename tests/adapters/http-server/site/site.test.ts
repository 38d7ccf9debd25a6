import Fastify, { type FastifyInstance } from 'fastify'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { brandOfHost } from '../../../../adapters/composition/server/brand-of-host.ts'
import { siteRoutes } from '../../../../adapters/http-server/site/site-routes.ts'
import { demoCatalogue } from '../../../../adapters/seed/demo-catalogue.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import { attributesOf, element, textsOf } from '../../../support/html.ts'
import { openPages } from '../../../support/open-pages.ts'

const shop = openHeadlessShop()
let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  siteRoutes(app, {
    listPublicAddresses: shop.commerce.listPublicAddresses,
    brandOf: (host) => brandOfHost(host, 'iris'),
    originOf: (brand) => `https://${shop.ports.register.settings(brand).domain}`,
    pages: () => Promise.resolve(['/', '/terms']),
  })
  await app.ready()
})
afterAll(() => app.close())

const ask = (url: string, host = 'localhost') => app.inject({ url, headers: { host } })
const find = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, one = '']) => one)

describe('the sitemap', () => {
  it('has one map per language', async () => {
    const reply = await ask('/sitemap.xml')
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(textsOf(reply.body, 'loc')).toEqual(LOCALES.map((locale) => `https://iris.example/sitemap-${locale}.xml`))
  })

  it.each(LOCALES)('lists every public page in %s once, with its other languages', async (locale) => {
    const { body } = await ask(`/sitemap-${locale}.xml`)
    const pages = textsOf(body, 'loc')
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.length).toBeGreaterThan(100)
    const prefix = locale === 'de' ? 'https://iris.example' : `https://iris.example/${locale}`
    expect(pages.every((page) => page.startsWith(prefix))).toBe(true)
    expect(pages).toContain(`${prefix}/terms`)
    expect(pages).toContain(`${prefix}/c/lens/daily`)
    expect(attributesOf(element(body, 'url') ?? '', '[hreflang]', 'hreflang')).toEqual([...LOCALES, 'x-default'])
    for (const page of pages) expect(body).toContain(`hreflang="${locale}" href="${page}"`)
  })

  it('lists pages that exist, each under its canonical address', async () => {
    const pages = openPages()
    const { body } = await ask('/sitemap-fr.xml')
    const every = textsOf(body, 'loc')
    const sample = every.filter((_page, index) => index % 12 === 0)
    expect(sample.length).toBeGreaterThan(8)
    for (const page of sample) {
      const { status, html } = await pages.get(new URL(page).pathname)
      expect([page, status]).toEqual([page, 200])
      expect(html).toContain(`<link rel="canonical" href="${page}"`)
      expect(html).not.toContain('noindex')
    }
  })

  it('lists one address for all pack sizes of a lens, and no private page', async () => {
    const { body } = await ask('/sitemap-de.xml')
    const listed = new Set(find(body, /\/p\/(\d+)\//g))
    const canonical = demoCatalogue().products.filter(({ group }) => group.canonical).map(({ id }) => String(id))
    expect([...listed].filter((id) => !canonical.includes(id))).toEqual([])
    expect(body).not.toMatch(/checkout|\/cart|my-account/)
  })

  it('belongs to the brand of the host name only', async () => {
    const { domain } = shop.ports.register.settings('mrlens')
    expect((await ask('/sitemap.xml', 'mrlens.localhost:3000')).body).toContain(`<loc>https://${domain}/sitemap-de.xml</loc>`)
    expect((await ask('/robots.txt', 'mrlens.localhost')).body).toContain(`Sitemap: https://${domain}/sitemap.xml`)
    expect((await ask('/sitemap.xml', 'evil.test"><x>')).body).not.toContain('evil')
  })

  it('excludes carts, checkouts and the API from indexing, in every language, and allows the catalogue', async () => {
    const { body } = await ask('/robots.txt')
    const closed = find(body, /^Disallow: (.*)$/gm)
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/checkout', '/fr/checkout', '/cart', '/it/cart']))
    for (const open of ['/', '/p/', '/c/', '/assets/', '/m/', '/s']) expect(closed).not.toContain(open)
  })

  it('answers 503 while the catalogue is unavailable', async () => {
    const silent = Fastify()
    siteRoutes(silent, {
      listPublicAddresses: () => TE.left({ _tag: 'ServiceUnavailable' }),
      brandOf: () => 'iris', originOf: () => 'https://x.example', pages: () => Promise.resolve([]),
    })
    expect((await silent.inject('/sitemap-de.xml')).statusCode).toBe(503)
    await silent.close()
  })
})

describe('what browsers fetch before it is opened', () => {
  type Rule = { readonly where: { readonly href_matches: readonly object[] }; readonly eagerness: string }
  type Rules = { readonly prefetch?: readonly Rule[] }
  const rulesFor = async (headers: Readonly<Record<string, string>>) => {
    const reply = await app.inject({ url: '/speculation-rules.json', headers: { host: 'localhost', ...headers } })
    expect([reply.headers['content-type'], reply.headers.vary]).toEqual([
      'application/speculationrules+json; charset=utf-8', 'save-data, sec-ch-ua-mobile',
    ])
    return JSON.parse(reply.body) as Rules
  }

  it('are public pages that count and store nothing, by an address without a query', async () => {
    const [rule] = (await rulesFor({})).prefetch ?? []
    const patterns = rule?.where.href_matches.map((one) => new URLPattern({ ...one, baseURL: 'https://iris.example' })) ?? []
    const isMatched = (path: string): boolean => patterns.some((pattern) => pattern.test(`https://iris.example${path}`))
    const ahead = ['/', '/fr', '/c/lens', '/en/c/lens/daily', '/p/1097/biofinity-3-linsen', '/it/p/1097']
    const never = [
      '/cart', '/fr/cart', '/checkout/payment', '/login', '/logout', '/my-account/overview', '/reorder/token/x', '/desk', '/api/carts',
      '/p/1097?fk=1', '/c/lens?brand=Acuvue', '/s?search=acuvue', '/newsletter/confirm/x', '/m/300x300/smart/p/1097/front',
    ]
    expect([...ahead, ...never].filter(isMatched)).toEqual(ahead)
  })

  it('are fetched when a mouse rests on a link or a finger touches it, and never for a visitor who saves data', async () => {
    expect((await rulesFor({})).prefetch?.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
    expect((await rulesFor({ 'sec-ch-ua-mobile': '?1' })).prefetch?.map(({ eagerness }) => eagerness)).toEqual(['conservative'])
    expect(await rulesFor({ 'save-data': 'on' })).toEqual({})
  })
})
