import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentOf } from '../../../../adapters/composition/demo-content.ts'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { openPageIntl } from '../../../../adapters/composition/pages/page-intl.ts'
import { openPageStore } from '../../../../adapters/composition/pages/page-store.ts'
import { makeRenderPage } from '../../../../adapters/composition/pages/render-page.tsx'
import { servePages } from '../../../../adapters/composition/pages/serve-pages.ts'
import { attributesOf } from '../../../support/html.ts'
import { requestRaw, rawRequest } from '../../../support/system/request-raw.ts'
import { HOSTILE_ADDRESSES } from '../../../support/hostile-addresses.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const OWN = 'https://iris.example'

const linked = (url: string) =>
  ({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: url, linktype: 'url' } }] }] })
const PROBE = { slug: 'probe', name: 'Probe', content: { default: { component: 'page', title: 'Probe', body: [
  { component: 'cms_page', title: 'Probe', text: { type: 'doc', content: HOSTILE_ADDRESSES.map(linked) } },
] } } }

/** Over a socket each takes time: a quarter of all, of every kind. */
const REQUESTED = HOSTILE_ADDRESSES.filter((_address, index) => index % 4 === 0 || index > HOSTILE_ADDRESSES.length - 30)

let app: FastifyInstance
let port: number

/** The pages of a shop over a socket, for a signed-in customer. */
beforeAll(async () => {
  const shop = openHeadlessShop({ content: contentOf(() => [PROBE]) })
  const visitor = shop.visitor({ locale: 'de', brand: 'iris' })
  await visitor.signUp(ANNA)
  app = Fastify({ routerOptions: { maxParamLength: 300 } })
  await servePages(app, {
    pages: makeRenderPage({
      assetsOf: () => ({ entry: '/entry.js', styles: [], laterStyles: [], preloads: [], fonts: [], texts: '/texts' }),
      intlOf: openPageIntl(),
      report: (defect) => { throw defect },
    }),
    openRequestContext: () => ({
      injector: visitor.injector, shop: shop.ports.register.settings('iris'), cookies: () => [], events: () => [], clears: () => undefined,
    }),
    mayRender: () => Promise.resolve(),
    pageStore: openPageStore({ bytes: 0, lifetime: 0, grace: 0 }),
    moment: () => Promise.resolve({ now: 0, version: '1' }),
    isContentLoaded: () => true,
    brandOf: () => 'iris',
    publicUrlOf: () => OWN,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => app.close())

type Head = { readonly status: number; readonly lines: readonly string[]; readonly location: string | undefined }

/** The head of a response as sent, line by line. */
const headOf = async (target: string): Promise<Head> => {
  const [head = ''] = (await requestRaw(port, rawRequest('GET', target, {}))).split('\r\n\r\n')
  const lines = head.split(/\r?\n/)
  const location = lines.find((line) => /^location:/i.test(line))?.replace(/^location:\s*/i, '')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), lines, location }
}

const isOwn = (address: string): boolean => URL.canParse(address, OWN) && new URL(address, OWN).origin === OWN
const NAMES = new Set([
  'location', 'cache-control', 'content-length', 'connection', 'date', 'keep-alive', 'referrer-policy', 'content-type',
  'x-remix-replace', 'x-remix-reload-document', 'vary', 'transfer-encoding', 'set-cookie',
])

const DOORS = [
  ['redirectUrl', (request: string) => `/login?redirectUrl=${encodeURIComponent(request)}`],
  ['redirectUrl of another language', (request: string) => `/it/register?redirectUrl=${encodeURIComponent(request)}`],
  ['the url of a mail', (request: string) => `/authenticate?hash=dead&url=${encodeURIComponent(request)}`],
] as const

describe('a redirect to an address of the request', () => {
  it.each(DOORS)('R1 R3 stays in the shop, and cannot inject a line: %s', async (_door, at) => {
    expect(REQUESTED.length).toBeGreaterThan(500)
    const usual = [(await headOf(at('/c/lens'))).lines.length, (await headOf(at('/c/lens?force_refresh=1'))).lines.length]
    for (const request of REQUESTED) {
      const { status, lines, location = '//none' } = await headOf(at(request))
      expect([request, status, isOwn(location), usual.includes(lines.length)]).toEqual([request, 302, true, true])
      expect(lines.slice(1).filter((line) => !NAMES.has(line.split(':')[0]?.toLowerCase() ?? ''))).toEqual([])
    }
  })

  it('R1 S27 resolves no content link as internal that a browser resolves outside the shop', async () => {
    const html = await requestRaw(port, rawRequest('GET', '/probe', {}))
    const links = attributesOf(html, 'main [href]', 'href')
    expect(links.length).toBeGreaterThan(30)
    for (const to of links) expect([to, isOwn(to) || /^https?:\/\/[^/\\]/i.test(to) || /^(?:#|tel:|mailto:)/.test(to)]).toEqual([to, true])
    expect(links.filter((to) => /^\/[/\\]|^(?:javascript|data|vbscript|blob|file):/i.test(to))).toEqual([])
  })

  it('R1 offers every page in the other languages within the shop', async () => {
    const targets = REQUESTED.filter((one) => /^\/[\x21-\x7e]*$/.test(one)).flatMap((one) => [one, `/fr${one}`])
    expect(targets.length).toBeGreaterThan(50)
    for (const target of targets) {
      const response = await requestRaw(port, rawRequest('GET', target, {}))
      const switched = attributesOf(response, 'a[hreflang]', 'href')
      expect([target, switched.length > 0 || response.startsWith('HTTP/1.1 30'), switched.every(isOwn)]).toEqual([target, true, true])
      const to = /\r\nlocation: (.*)\r\n/i.exec(response)?.[1]
      expect([target, to === undefined || isOwn(to)]).toEqual([target, true])
    }
  })
})
