import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { openPageIntl } from '../../../adapters/composition/pages/page-intl.ts'
import { openPageStore } from '../../../adapters/composition/pages/page-store.ts'
import { makeRenderPage } from '../../../adapters/composition/pages/render-page.tsx'
import { servePages } from '../../../adapters/composition/pages/serve-pages.ts'
import { openContentService } from '../../../adapters/content-service/content-service.ts'
import { readMarkup } from '../../../adapters/markup/read-markup.ts'
import { makeContentClient } from '../../../adapters/storyblok/content-client.ts'
import { openContentInMemory } from '../../../adapters/storyblok/content-in-memory.ts'
import { readLocalizedPath } from '../../../domain/shop/localized-path.ts'
import { textOf } from '../../support/html.ts'

const MINUTE = 60_000
const SETTINGS = 'settings/shop-settings'
const stories = [
  { slug: 'summer', name: 'Summer', content: { default: { component: 'page', title: 'Sommer', body: [{ component: 'separator' }] } } },
  { slug: SETTINGS, name: 'Settings', content: { default: { top_promotions: [{ text: 'Zwei Packungen für eine' }] } } },
]

/** The pages of a shop whose content service delays some or all responses until the test releases them. */
const openDeferredShop = async (isDelayed: (url: URL) => boolean, token = 'open') => {
  const service = openContentService([{ name: 'iris', token: 'open', previewToken: 'look', stories: () => stories }])
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => { arrive = resolve })
  let isHere = false
  const client = makeContentClient({
    endpoint: 'http://content.example/v2', token, timeout: MINUTE,
    fetch: async (url) => {
      if (isHere || !isDelayed(url)) return service.respond(url)
      if (url.pathname.includes(SETTINGS)) return new Response('{}', { status: 502 })
      await arrived
      return service.respond(url)
    },
  })
  const content = openContentInMemory({
    readMarkup, clients: new Map([['iris', client]]), clock: () => 0, every: MINUTE, report: () => undefined,
  })
  const first = content.refresh()
  const shop = openHeadlessShop({ content })
  const app = Fastify()
  onTestFinished(() => app.close())
  const localeOf = (url: string) => readLocalizedPath(url).locale
  await servePages(app, {
    pages: makeRenderPage({
      assetsOf: () => ({ entry: '/entry.js', styles: [], laterStyles: [], preloads: [], fonts: [], texts: '/texts' }),
      intlOf: openPageIntl(),
      report: (defect) => { throw defect },
    }),
    openRequestContext: ({ url }) => ({
      injector: shop.visitor({ locale: localeOf(url), brand: 'iris' }).injector, shop: shop.ports.register.settings('iris'),
      cookies: () => [], events: () => [], clears: () => undefined,
    }),
    mayRender: () => Promise.resolve(),
    pageStore: openPageStore({ bytes: 10_000_000, lifetime: MINUTE, grace: MINUTE }),
    moment: () => Promise.resolve({ now: 0, version: content.version() }),
    isContentLoaded: ({ url }) => content.isLoaded({ brandChannel: 'iris', locale: localeOf(url) }),
    brandOf: () => 'iris',
    publicUrlOf: () => 'http://shop.example',
  })
  const get = async (url: string) => {
    const { statusCode: status, headers, body } = await app.inject({ url })
    return { status, cache: headers['cache-control'], retryAfter: headers['retry-after'], tag: headers['cache-tag'], body }
  }
  const loadContent = async (): Promise<void> => {
    isHere = true
    arrive()
    await first
    await content.refresh()
  }
  return { get, loadContent }
}

const headingOf = (html: string): string => textOf(html, 'h1')

it.each([
  ['/summer', 'Ein Fehler ist aufgetreten'], ['/fr/summer', 'Une erreur s’est produite'],
])('answers %s with a retry time while the content is not loaded, and caches none of it', async (path, message) => {
  const { get, loadContent } = await openDeferredShop(() => true)
  const before = await get(path)
  expect([before.status, before.retryAfter, before.cache, before.tag]).toEqual([503, '5', 'no-store', undefined])
  expect(headingOf(before.body)).toBe(message)
  expect(before.body.includes('noindex')).toBe(false)
  await loadContent()
  const after = await get(path)
  expect([after.status, after.retryAfter]).toEqual([200, undefined])
  expect(after.body.includes('<title>Sommer')).toBe(true)
  expect(after.cache).toContain('public')
  expect((await get('/winter')).status).toBe(404)
})

it('continues to do so if a token is rejected, after any number of attempts, and continues selling', async () => {
  const { get, loadContent } = await openDeferredShop(() => false, 'closed')
  await loadContent()
  await loadContent()
  expect([(await get('/summer')).status, (await get('/winter')).status]).toEqual([503, 503])
  expect([(await get('/')).status, (await get('/p/1097')).status, (await get('/returns')).status]).toEqual([200, 200, 200])
})

it('continues selling meanwhile: home page, products and old addresses', async () => {
  const { get } = await openDeferredShop(() => true)
  for (const path of ['/', '/c/lens', '/p/1097', '/contact', '/fr/']) expect([path, (await get(path)).status]).toEqual([path, 200])
  expect((await get('/MyReorder')).status).toBe(503)
  expect((await get('/Reorder')).status).toBe(301)
})

it.each([
  ['anything', () => true, 503],
  ['what stands around the pages', ({ pathname }: URL) => pathname.includes(SETTINGS), 200],
])('AS-CMS-01 serves no page that was rendered before %s was loaded, once it is', async (_what, isDelayed, composed) => {
  const { get, loadContent } = await openDeferredShop(isDelayed)
  const paths = ['/', '/p/1097', '/c/lens', '/contact']
  const before = await Promise.all(paths.map(get))
  await expect.poll(async () => (await get('/summer')).status).toBe(composed)
  for (const { cache, body } of before) {
    expect(cache).toBe('private, no-cache')
    expect(body.includes('Zwei Packungen')).toBe(false)
  }
  await loadContent()
  for (const path of paths) {
    const { cache, body } = await get(path)
    expect([path, body.includes('Zwei Packungen')]).toEqual([path, true])
    expect(cache).toContain('public')
  }
})
