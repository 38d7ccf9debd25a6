import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { openPageIntl } from '../../../adapters/composition/pages/page-intl.ts'
import { openPageStore } from '../../../adapters/composition/pages/page-store.ts'
import { makeRenderPage } from '../../../adapters/composition/pages/render-page.tsx'
import { requestedPage, type SentAnswer } from '../../../adapters/composition/pages/page-answer.ts'
import { servePages } from '../../../adapters/composition/pages/serve-pages.ts'
import { SendLoginLink } from '../../../application/storefront/identity/send-login-link.ts'
import { value } from '../../support/outcome.ts'
import { codeOf } from '../../support/html.ts'
import { tokenIn } from '../../support/sign-in-methods.ts'

const MINUTE = 60_000
const PRODUCT = '/p/1097'

const opened: FastifyInstance[] = []
afterEach(async () => { await Promise.all(opened.splice(0).map((app) => app.close())) })

/** The pages of the whole shop in memory; counts the renderings, and its clock is set by the test. */
const openServed = async (bytes = 10_000_000, cookies: readonly string[] = [], isOneVisitor = false) => {
  const shop = openHeadlessShop()
  const newVisitor = () => shop.visitor({ locale: 'de', brand: 'iris' }).injector
  const always = newVisitor()
  const settings = shop.ports.register.settings('iris')
  const rendered: string[] = []
  const clock = { now: 0, version: '1' }
  const { render, answer } = makeRenderPage({
    assetsOf: () => ({ entry: '/entry.js', styles: [], laterStyles: [], preloads: [], fonts: [], texts: '/texts' }),
    intlOf: openPageIntl(),
    report: (defect) => { throw defect },
  })
  const app = Fastify({ rewriteUrl: ({ url = '/' }) => requestedPage(url) ?? url })
  opened.push(app)
  await servePages(app, {
    pages: {
      answer,
      render: (request, ...visit) => {
        rendered.push(request.url)
        return render(request, ...visit)
      },
    },
    openRequestContext: () => ({
      injector: isOneVisitor ? always : newVisitor(), shop: settings,
      cookies: () => cookies, events: () => [], clears: () => undefined,
    }),
    mayRender: () => Promise.resolve(),
    pageStore: openPageStore({ bytes, lifetime: MINUTE, grace: 5 * MINUTE }),
    moment: () => Promise.resolve({ ...clock }),
    isContentLoaded: () => true,
    brandOf: () => 'iris',
    publicUrlOf: () => 'http://shop.example',
  })
  const get = async (url: string, headers: Readonly<Record<string, string>> = {}) => app.inject({ method: 'GET', url, headers })
  const post = async (url: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST', url, payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  return { get, post, rendered, clock, shop }
}

describe('the data of a page', () => {
  const dataOf = (body: string) => JSON.parse(body) as SentAnswer

  it('is the content of its address, without the menu, never cached, with the status of the page', async () => {
    const { get, rendered } = await openServed()
    const found = await get(`/page-data${PRODUCT}`)
    const { answer } = dataOf(found.body)
    if (answer._tag !== 'Content') throw new Error(answer._tag)
    expect(answer.content.matches.map(({ loaderData }) => loaderData !== undefined)).toEqual([false, false, false, true])
    expect([found.statusCode, found.headers['cache-control'], found.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
    expect([(await get('/page-data/p/999999')).statusCode, rendered]).toEqual([404, []])
    expect(dataOf((await get('/page-data/Checkout')).body).answer).toMatchObject({ _tag: 'Redirect', to: '/checkout' })
  })

  it('is the reply to a form, all of the page or only that, with what the visitor has since', async () => {
    const { post } = await openServed()
    const fields = { intent: 'add', after: 'sidebar', l_sphere: '-3.00', l_quantity: '1' }
    const added = await post(`/page-data${PRODUCT}`, fields, { 'x-answer': 'reply' })
    expect(dataOf(added.body)).toMatchObject({
      answer: { _tag: 'Reply', data: { _tag: 'Added' } }, visitor: { cart: { cart: { lines: [{ productId: 1097, quantity: 1 }] } } },
    })
    const refused = await post(`/page-data${PRODUCT}`, { ...fields, l_sphere: '-99' })
    expect([refused.statusCode, dataOf(refused.body)]).toMatchObject([
      422, { answer: { _tag: 'Content', content: { actionData: { problems: { l_sphere: { _tag: 'ValueNotMade' } } } } } },
    ])
    const whole = await post(`/page-data${PRODUCT}`, { intent: 'add', l_sphere: '-3.00', l_quantity: '1' })
    expect(dataOf(whole.body).answer).toMatchObject({ _tag: 'Redirect', to: '/cart?added=1097' })
    expect((await post('/page-data/my-account/profile', {})).statusCode).toBe(200)
  })

  it('is the visitor alone if asked for, and the visitor is in every page that is never cached, and in no other', async () => {
    const { get, post, rendered } = await openServed(undefined, undefined, true)
    await post(`/page-data${PRODUCT}`, { intent: 'add', after: 'sidebar', l_sphere: '-3.00', l_quantity: '1' }, { 'x-answer': 'reply' })
    const known = { cart: { ready: true, cart: { lines: [{ productId: 1097, quantity: 1 }] } }, identity: { _tag: 'Guest' } }
    const asked = await get('/page-data/', { 'x-answer': 'visitor' })
    expect([asked.headers['cache-control'], JSON.parse(asked.body), rendered]).toMatchObject(['no-store', { visitor: known }, []])
    expect(Object.keys(dataOf(asked.body))).toEqual(['visitor'])
    const inPage = async (path: string) => {
      const { body, headers } = await get(path)
      const { visitor } = JSON.parse(codeOf(body, '#page-data')) as Partial<SentAnswer>
      return [headers['cache-control']?.toString().split(',')[0], visitor]
    }
    expect(await inPage('/cart')).toMatchObject(['no-store', known])
    for (const path of ['/', PRODUCT, '/c/lens', '/terms']) expect(await inPage(path)).toEqual(['public', undefined])
  })

  it('names what browsers may fetch ahead in every page, and in no data', async () => {
    const { get } = await openServed()
    const named = async (path: string) => (await get(path)).headers['speculation-rules']
    for (const path of ['/', PRODUCT, '/cart', '/login']) expect(await named(path), path).toBe('"/speculation-rules.json"')
    expect(await named(`/page-data${PRODUCT}`)).toBeUndefined()
  })
})

describe('the page cache', () => {
  it('F-O04 renders a page once for concurrent requests', async () => {
    const { get, rendered } = await openServed()
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(PRODUCT)))
    expect(
      new Set(responses.map(({ statusCode, headers, body }) => `${statusCode} ${String(headers['etag'])} ${body.length}`)).size,
    ).toBe(1)
    expect(responses[0]?.body.includes('Biofinity')).toBe(true)
    expect(rendered).toHaveLength(1)
  })

  it('F-O04 serves a cached page for any advertising parameter, and puts none of them into the page', async () => {
    const { get, rendered } = await openServed()
    const first = await get(`${PRODUCT}?utm_source=letter&gclid=abc`)
    expect(/utm_source|gclid/.test(first.body)).toBe(false)
    for (const query of ['', '?utm_source=other', '?anything=1&more=2'])
      expect((await get(`${PRODUCT}${query}`)).headers['etag']).toBe(first.headers['etag'])
    await get('/c/lens?sort=price')
    expect((await get('/c/lens?utm_campaign=x&sort=price')).headers['etag']).toBe((await get('/c/lens?sort=price')).headers['etag'])
    expect(rendered.map((url) => new URL(url).search)).toEqual(['', '?sort=price'])
  })

  it('F-O04 renders separately for a visitor with own choices or a campaign', async () => {
    const { get, rendered } = await openServed()
    const chosen = await get(`${PRODUCT}?l_sphere=-3.00&utm_source=letter`)
    expect(chosen.body.includes('"variantId":"1097:sphere=-3:')).toBe(true)
    await get(`${PRODUCT}?l_sphere=-3.00`)
    await get(`${PRODUCT}?atc=99999999&fk=SOMMER&utm_source=letter`)
    expect(rendered.map((url) => new URL(url).search)).toEqual(['?l_sphere=-3.00', '?l_sphere=-3.00', '?atc=99999999&fk=SOMMER'])
  })

  it('F-O04 serves a page older than a minute while it is rendered again, once, without waiting', async () => {
    const { get, rendered, clock } = await openServed()
    const first = await get(PRODUCT)
    clock.now = MINUTE - 1
    await get(PRODUCT)
    expect(rendered).toHaveLength(1)
    clock.now = MINUTE
    const meanwhile = await Promise.all([get(PRODUCT), get(PRODUCT), get(PRODUCT)])
    expect(meanwhile.map(({ headers }) => headers['etag'])).toEqual(Array.from({ length: 3 }, () => first.headers['etag']))
    expect(rendered).toHaveLength(2)
  })

  it('F-O04 serves a page of an earlier catalogue while it is rendered again, once', async () => {
    const { get, rendered, clock } = await openServed()
    const first = await get(PRODUCT)
    clock.version = '2'
    const meanwhile = await Promise.all([get(PRODUCT), get(PRODUCT), get(PRODUCT)])
    expect(meanwhile.map(({ headers }) => headers['etag'])).toEqual(Array.from({ length: 3 }, () => first.headers['etag']))
    expect(rendered).toHaveLength(2)
    await vi.waitFor(async () => {
      await get(PRODUCT)
      expect(rendered).toHaveLength(2)
    })
  })

  it('F-O04 serves no page of an earlier catalogue that is older than a minute', async () => {
    const { get, rendered, clock } = await openServed()
    await get(PRODUCT)
    clock.now = MINUTE
    clock.version = '2'
    await get(PRODUCT)
    await get(PRODUCT)
    expect(rendered).toHaveLength(2)
  })

  it('F-O04 caches one page for a product, whatever follows its number, and renders it without that text', async () => {
    const { get, rendered } = await openServed()
    const first = await get(`${PRODUCT}/whatever-somebody-wrote`)
    expect(first.body.includes('whatever-somebody-wrote')).toBe(false)
    for (const slug of ['', '/biofinity-3-linsen', '/x'])
      expect((await get(`${PRODUCT}${slug}`)).headers['etag']).toBe(first.headers['etag'])
    expect((await get(`/fr${PRODUCT}/biofinity`)).headers['etag']).not.toBe(first.headers['etag'])
    expect(rendered.map((url) => new URL(url).pathname)).toEqual([PRODUCT, `/fr${PRODUCT}`])
  })

  it('F-O04 serves no page that is older than its grace period', async () => {
    const { get, rendered, clock } = await openServed()
    await get(PRODUCT)
    clock.now = 6 * MINUTE
    await get(PRODUCT)
    expect(rendered).toHaveLength(2)
    await get(PRODUCT)
    expect(rendered).toHaveLength(2)
  })

  it('F-O04 stays within its size limit, and evicts the least recently used pages', async () => {
    const [a, b, c] = ['/c/lens/daily', '/c/lens/weekly', '/c/lens/monthly'] as const
    const whole = await openServed()
    const sizes: number[] = []
    for (const path of [a, b, c]) sizes.push(Buffer.byteLength((await whole.get(path)).body))
    const { get, rendered } = await openServed(sizes.reduce((sum, size) => sum + size, 0) - 1)
    for (const path of [a, b, a, c, a]) await get(path)
    expect(rendered).toHaveLength(3)
    await get(b)
    expect(rendered).toHaveLength(4)
  })

  it('compresses a page for clients that accept it', async () => {
    const { get } = await openServed()
    const [packed, plain] = [await get(PRODUCT, { 'accept-encoding': 'gzip, br' }), await get(PRODUCT)]
    expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined])
    expect(packed.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 4)
    expect((await get(PRODUCT, { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBeUndefined()
    expect((await get(PRODUCT, { 'if-none-match': String(plain.headers['etag']) })).statusCode).toBe(304)
  })

  it('compresses a page of one visitor to lengths that do not depend on its content', async () => {
    const { get } = await openServed()
    const plain = await get('/cart')
    const packed = await Promise.all(Array.from({ length: 20 }, () => get('/cart', { 'accept-encoding': 'br' })))
    const lengths = packed.map(({ rawPayload }) => rawPayload.byteLength)
    expect(Math.max(...lengths)).toBeLessThan(plain.rawPayload.byteLength / 3)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeGreaterThan(100)
    for (const { headers, rawPayload } of packed) {
      expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-store'])
      expect(brotliDecompressSync(rawPayload).toString().startsWith(plain.body)).toBe(true)
    }
  })

  it('lets no shared cache store a public page that sets a cookie', async () => {
    const { get, rendered } = await openServed(undefined, ['a=b'])
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get(PRODUCT, { 'accept-encoding': encoding })
      expect([headers['set-cookie'], headers['cache-control']]).toEqual([['a=b'], 'no-store'])
    }
    expect(rendered).toHaveLength(2)
  })

  it('H-K09 answers 304 for a weak validator, one of several, or any', async () => {
    const { get } = await openServed()
    const etag = String((await get(PRODUCT)).headers['etag'])
    for (const named of [`W/${etag}`, `"other", ${etag}`, '*'])
      expect([named, (await get(PRODUCT, { 'if-none-match': named })).statusCode]).toEqual([named, 304])
    expect((await get(PRODUCT, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
  })
})

describe('a page with the hash of a login link', () => {
  const HASH = 'h'.repeat(43)

  it('L5 S7 is not cached, sends no referrer, and continues with a button if no script runs', async () => {
    const { get, rendered } = await openServed()
    for (const path of ['/', '/fr/c/lens', PRODUCT]) {
      const { statusCode, headers, body } = await get(`${path}?hash=${HASH}&a=1`)
      expect([path, statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([path, 200, 'no-store', 'no-referrer'])
      const link = `${path.startsWith('/fr') ? '/fr' : ''}/authenticate?hash=${HASH}&amp;url=${encodeURIComponent(`${path}?a=1`)}`
      expect(body).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${link}"></noscript></head>`)
      // None of it is rendered or cached for the next visitor.
      expect(body.split(HASH)).toHaveLength(2)
      expect((await get(path)).body).not.toContain(HASH)
    }
    expect(rendered.some((url) => url.includes(HASH))).toBe(false)
  })

  it('H-S04 H-K01 redirects to the confirmation page, before rendering, in a browser that did not request the link', async () => {
    const { get, rendered, shop } = await openServed()
    await shop.visitor().signUp({ email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' })
    await value(shop.visitor().injector.get(SendLoginLink)({ email: 'anna.keller@example.ch' }))
    const hash = tokenIn('login', (await shop.mails()).at(-1))
    const { statusCode, headers } = await get(`/fr/c/lens?hash=${hash}&a=1`)
    expect([statusCode, headers.location]).toEqual([302, `/fr/authenticate?hash=${hash}&url=${encodeURIComponent('/fr/c/lens?a=1')}`])
    expect([headers['cache-control'], headers['referrer-policy'], rendered]).toEqual(['no-store', 'no-referrer', []])
  })

  it('C9 is redirected from a page that redirects its visitor; the page of login links handles it itself', async () => {
    const { get } = await openServed()
    const { statusCode, headers } = await get(`/my-account/overview?hash=${HASH}`)
    expect([statusCode, headers.location]).toEqual([302, `/authenticate?hash=${HASH}&url=${encodeURIComponent('/my-account/overview')}`])
    expect((await get(`/authenticate?hash=${HASH}`)).body).not.toContain('http-equiv')
  })
})

describe('the cache tags of a page', () => {
  it('AS-ROUTE-27 are its kind and its own name, on public pages and on no other', async () => {
    const { get } = await openServed()
    const file = 'https://a.storyblok.com/f/12/Merkblatt,%20neu.pdf'
    const tagged = {
      '/': 'home', '/fr/': 'home', '/p/1097': 'product,product-1097', '/en/p/1097/any-words': 'product,product-1097',
      '/c/lens/daily': 'category,category-lens/daily', '/terms': 'page,page-terms', '/it/contact': 'page,page-contact',
      [`/download?file=${encodeURIComponent(file)}`]: `download,download-${encodeURI(file).replace(',', '%2C')}`,
    }
    for (const [path, tag] of Object.entries(tagged))
      for (const again of [path, path]) expect([again, (await get(again)).headers['cache-tag']]).toEqual([path, tag])
    for (const path of ['/checkout', '/checkout/customer', '/my-account', '/my-account/profile', '/cart', '/login', '/p/999999', '/x'])
      expect([path, (await get(path)).headers['cache-tag']]).toEqual([path, undefined])
  })

  it('AS-ROUTE-27 are absent on the page of a product that one visitor sees by a campaign', async () => {
    const { get } = await openServed()
    expect((await get(`${PRODUCT}?atc=1097&fk=SOMMER`)).headers['cache-tag']).toBeUndefined()
  })
})
