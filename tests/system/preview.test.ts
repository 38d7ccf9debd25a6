import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openComposedShop, type ComposedShop } from '../support/system/composed-shop.ts'
import { BRAND_CHANNELS } from '../../domain/shop/brand-channel.ts'

const feature = (text: string) => ({ component: 'page', title: text, body: [{ component: 'feature_item', text }] })
const STORIES = [
  { slug: 'sommer', name: 'Sommer', content: { default: feature('Veroeffentlicht') }, draft: { default: feature('Im Entwurf') } },
  { slug: 'winter', name: 'Winter', content: {}, draft: { default: feature('Noch nie veroeffentlicht') } },
  { slug: 'menus/header-menu', name: 'Menu', content: {} },
]
const BRIDGE = 'https://app.storyblok.com/f/storyblok-v2-latest.js'
const HOUR = 3600

type Signing = { readonly token?: string; readonly age?: number; readonly space?: string; readonly signature?: string }

/** The parameters that the editor of the content service appends to the address of a page. */
const signed = ({ token = 'look-iris', age = 0, space = '123', signature }: Signing = {}): string => {
  const time = Math.floor(Date.now() / 1000) - age
  const hash = signature ?? createHash('sha1').update(`${space}:${token}:${time}`).digest('hex')
  const query = new URLSearchParams({
    _storyblok: '477546', _storyblok_c: 'page', '_storyblok_tk[space_id]': space, '_storyblok_tk[timestamp]': String(time),
    '_storyblok_tk[token]': hash,
  })
  return `?${query.toString()}`
}

describe('unpublished content, in the built shop', { timeout: 240_000 }, () => {
  let shop: ComposedShop | undefined
  beforeAll(async () => {
    const previews = BRAND_CHANNELS.map((brand) => `${brand}=look-${brand}`).join()
    shop = await openComposedShop(() => STORIES, { env: { STORYBLOK_PREVIEW_TOKENS: previews } })
  }, 240_000)
  afterAll(async () => { await shop?.close() })
  const get = async (path: string) => {
    const response = await fetch(`${shop?.url ?? ''}${path}`, { redirect: 'manual' })
    return { text: await response.text(), status: response.status, headers: response.headers }
  }
  const marksIn = (text: string) =>
    ({ isDraft: text.includes('Entwurf'), scripts: text.split(BRIDGE).length - 1, marks: text.includes('data-blok-') })
  const PUBLISHED = { isDraft: false, scripts: 0, marks: false }

  it('AS-QUERY-06 AS-ROLE-06 I14 its editor sees the draft, marked, with one script of the editor and a banner', async () => {
    const { text, headers } = await get(`/sommer${signed()}`)
    expect(marksIn(text)).toEqual({ isDraft: true, scripts: 1, marks: true })
    expect(text.includes('Veroeffentlicht')).toBe(false)
    expect(text).toContain('data-banner="preview"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://app.storyblok.com;')
    expect(headers.get('content-security-policy')).toContain("script-src 'self' https://app.storyblok.com;")
    expect((await get(`/winter${signed()}`)).text).toContain('Noch nie veroeffentlicht')
    expect((await get('/winter')).status).toBe(404)
  })

  it('AS-QUERY-06 I14 an absent, wrong or expired signature shows the published page, without that script', async () => {
    for (const query of [
      '', '?_storyblok=123', '?_storyblok', '?_storyblok_c=page', signed({ age: HOUR + 1 }), signed({ age: -HOUR - 60 }),
      signed({ token: 'open-iris' }), signed({ token: 'look-mrlens' }), signed({ token: '' }), signed({ space: 'x' }),
      signed({ signature: '' }), signed({ signature: '0'.repeat(40) }), signed().replace('_storyblok=', 'storyblok='),
    ]) {
      const { text, headers } = await get(`/sommer${query}`)
      expect(marksIn(text), query).toEqual(PUBLISHED)
      expect(text.includes('data-banner="preview"'), query).toBe(false)
      expect(headers.get('content-security-policy'), query).toContain("frame-ancestors 'none'")
    }
    expect(marksIn((await get('/?_storyblok=123')).text)).toEqual(PUBLISHED)
    expect((await get(`/${signed()}`)).text.split(BRIDGE)).toHaveLength(2)
  })

  it('I14 a private page has nothing of the editor: no draft, no script, no frame', async () => {
    for (const path of ['/cart', '/checkout', '/checkout/customer', '/my-account', '/authenticate']) {
      const { text, headers } = await get(`${path}${signed()}`)
      expect(marksIn(text), path).toEqual(PUBLISHED)
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    }
  })

  it('I14 a draft is not cached: the next visitor of the address sees what is published', async () => {
    await get(`/sommer${signed()}`)
    expect(marksIn((await get('/sommer')).text)).toEqual(PUBLISHED)
    expect(marksIn((await get('/api/content?slug=sommer')).text)).toEqual(PUBLISHED)
  })

  it('AS-MENU-02 AS-CMS-08 menu and settings are requested as published, and as drafts for a signed preview alone', async () => {
    const versions = (story: string, from: number): ReadonlySet<string | null> => new Set((shop?.requestedPaths() ?? []).slice(from)
      .map((request) => new URL(request, 'http://content.example')).filter(({ pathname }) => pathname.endsWith(story))
      .map(({ searchParams }) => `${searchParams.get('version')} by ${searchParams.get('token')?.split('-')[0]}`))
    for (const story of ['/menus/header-menu', '/settings/shop-settings']) {
      const before = shop?.requestCount() ?? 0
      await get('/sommer')
      expect(versions(story, before).has('draft by look')).toBe(false)
      expect(versions(story, 0).has('published by open')).toBe(true)
      await get(`/sommer${signed()}`)
      expect(versions(story, before)).toContain('draft by look')
    }
    expect((await get('/preview/editor.js')).headers.get('content-type')).toContain('javascript')
  })
})

describe('a shop that only editors see', { timeout: 240_000 }, () => {
  it('AS-MENU-02 AS-CMS-08 shows drafts everywhere, requested as such', async () => {
    const previews = BRAND_CHANNELS.map((brand) => `${brand}=look-${brand}`).join()
    const shop = await openComposedShop(() => STORIES, { env: { STORYBLOK_PREVIEW_TOKENS: previews, STORYBLOK_VERSION: 'draft' } })
    try {
      expect(await (await fetch(`${shop.url}/sommer`)).text()).toContain('Im Entwurf')
      const urls = shop.requestedPaths().map((one) => new URL(one, 'http://content.example'))
      for (const story of ['/menus/header-menu', '/settings/shop-settings'])
        expect(new Set(urls.filter(({ pathname }) => pathname.endsWith(story)).map(({ searchParams }) => searchParams.get('version'))))
          .toEqual(new Set(['draft']))
    } finally {
      await shop.close()
    }
  }, 240_000)
})
