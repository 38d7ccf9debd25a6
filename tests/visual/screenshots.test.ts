import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMPONENTS } from '../../adapters/commerce-api/content/block.codec.ts'
import { demoStories } from '../../adapters/seed/content/demo-stories.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../domain/shop/brand-channel.ts'
import { chromiumForBriefPages } from '../support/chromium.ts'
import { TypedBillingRecord } from '../../adapters/commerce-api/address/typed-address.codec.ts'
import { LEFT_LENS, type WireCart } from '../e2e/support/shop-api.ts'
import { PARCEL, ZURICH } from '../scenarios/catalogue.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { requestRaw, rawRequest } from '../support/system/request-raw.ts'
import { openComposedShop, type ComposedShop } from '../support/system/composed-shop.ts'
import { BLOCK_STORIES, SHOWN_COMPONENTS } from './block-stories.ts'
import { engineText, readEngine, rendersAs, type Engine } from './engine.ts'
import { changedAreas, sheetOf, thumbnailOf, type Thumbnail } from './thumbnail.ts'

const BASELINE = new URL('baseline', import.meta.url).pathname
const SEEN = new URL('../../test-results/visual', import.meta.url).pathname
/** Another engine renders every letter slightly differently, and breaks lines elsewhere: a baseline is only valid for its engine. */
const ENGINE = join(BASELINE, 'engine.txt')
/** Without system settings, by which builds of Chromium smooth text differently. */
const FONT_SETTINGS = new URL('fonts.conf', import.meta.url).pathname
const KEEPS = process.env['UPDATE_BASELINES'] !== undefined
/** Pixels; the rest of the page is the same on other pages. */
const WIDTHS = [375, 1280] as const
const TALLEST = 4000
/** Half the pixels: the pages are reduced further. */
const SCALE = 0.5
/** The number of reported areas. */
const MOST_TOLD = 5
/** Biofinity, three in a pack. */
const LENS = 1097

type Filled = 'a lens' | 'an e-mail address' | 'an address and a shipping method'
/** In every brand if none is named: a page that all brands render alike is captured in one of them. */
type Look = { readonly path: string; readonly cart?: Filled; readonly brand?: BrandChannel }

const LOOKS: Readonly<Record<string, Look>> = {
  home: { path: '/' },
  listing: { path: '/c/lens' },
  product: { path: '/p/1097' },
  guide: { path: '/lens-values' },
  faq: { path: '/faq' },
  cart: { path: '/cart', cart: 'a lens' },
  address: { path: '/checkout/address', cart: 'an e-mail address' },
  payment: { path: '/checkout/payment', cart: 'an address and a shipping method' },
  search: { path: '/fr/s?search=acuvue+toric', brand: 'discountlens' },
  maker: { path: '/johnson-johnson', brand: 'mrlens' },
  contact: { path: '/contact', brand: 'mrlens' },
  returns: { path: '/fr/returns', brand: 'iris' },
  legal: { path: '/fr/privacy', brand: 'lensvision' },
  'not-found': { path: '/fr/rien', brand: 'mclinsen' },
  ...Object.fromEntries(BLOCK_STORIES.map(({ slug }) => [slug, { path: `/${slug}` }])),
}

describe('screenshots of the pages', { timeout: 300_000 }, () => {
  let [shop, browser, engine]: [ComposedShop | undefined, Browser | undefined, Engine | undefined] = [undefined, undefined, undefined]
  const windows = new Map<BrandChannel, Page>()
  beforeAll(async () => {
    if (!KEEPS) rmSync(SEEN, { recursive: true, force: true })
    const asOneDay = { NODE_OPTIONS: `--import=${new URL('fixed-clock.ts', import.meta.url).pathname}` }
    ;[shop, browser] = await Promise.all([
      openComposedShop((brand) => [...demoStories(brand), ...BLOCK_STORIES], { env: asOneDay, isFirstStart: true }),
      chromium.launch({ ...chromiumForBriefPages(), env: { ...process.env, FONTCONFIG_FILE: FONT_SETTINGS } }),
    ])
    engine = await readEngine(browser, SCALE)
    for (const brand of BRAND_CHANNELS) await composed(brand)
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })

  it('exist for every kind of block', () => {
    expect(COMPONENTS.filter((component) => !SHOWN_COMPONENTS.has(component))).toEqual([])
  })

  const originOf = (brand: BrandChannel): string => (shop?.url ?? '').replace('//', `//${brand}.`)

  /** Until the stories of a shop are loaded, its pages differ, and nothing may cache them. */
  const composed = (brand: BrandChannel): Promise<boolean> => vi.waitUntil(async () => {
    const { host } = new URL(originOf(brand))
    const response = await requestRaw(Number(new URL(originOf(brand)).port), rawRequest('GET', '/', { host }))
    return /^cache-control: *public/im.test(response)
  }, { timeout: 120_000, interval: 200 })

  /** The token of a cart with one lens, prepared for a step of the checkout. */
  const filled = async (brand: BrandChannel, upTo: Filled): Promise<string> => {
    const { host } = new URL(originOf(brand))
    const ask = async (method: string, path: string, data: object): Promise<WireCart> => {
      const response = await requestFrom('127.0.0.1')<WireCart>(`${shop?.url}/api/carts${path}`, method, data, { host })
      if (response === undefined || response.status >= 400) throw new Error(`The cart of ${brand}: ${response?.status}`)
      return response.body
    }
    const { token_value } = await ask('POST', '', {})
    await ask('POST', `/${token_value}/items`, { items: [{ product: { product_id: LENS, option: LEFT_LENS }, quantity: 2 }] })
    if (upTo !== 'a lens') await ask('PATCH', `/${token_value}`, { email: 'anna.keller@example.ch' })
    if (upTo === 'an address and a shipping method') {
      await ask('PATCH', `/${token_value}`, { billing_address: TypedBillingRecord.write(ZURICH, {}), shipping_address: null })
      await ask('PUT', `/${token_value}/shipping-method`, { shipping_method: PARCEL.key })
    }
    return token_value
  }

  /** Optional fonts are skipped on a first visit: the captured styles wait for them. */
  const settled = async (path: string): Promise<string> =>
    (await (await fetch(`${shop?.url}${path}`)).text())
      .replaceAll('font-display:optional', 'font-display:block')

  /** All pictures are loaded, also those below the fold; one that a busy shop rejected is requested again. */
  const pictured = (page: Page): Promise<void> => page.evaluate(async () => {
    const load = async (image: HTMLImageElement, more: number): Promise<void> => {
      image.loading = 'eager'
      try {
        await image.decode()
      } catch {
        if (more === 0) return
        const { srcset, src } = image
        image.srcset = ''
        image.src = ''
        image.src = src
        image.srcset = srcset
        await load(image, more - 1)
      }
    }
    await Promise.all([...document.images].map((image) => load(image, 3)))
    await document.fonts.ready
  })

  /** Text in a weight for which no font is loaded: the browser would synthesise it. */
  const thickened = (page: Page): Promise<readonly string[]> => page.evaluate(() => {
    const faces = [...document.fonts]
      .map(({ family, weight }) => ({ family: family.replaceAll('"', ''), weight: weight.split(' ').map(Number) }))
    const isThere = (family: string, weight: number): boolean =>
      faces.some((face) => face.family === family && (face.weight[0] ?? 0) <= weight && weight <= (face.weight.at(-1) ?? 0))
    return [...new Set([...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== ''))
      .flatMap((element) => {
        const { fontFamily, fontWeight } = getComputedStyle(element)
        const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''
        const isOwn = faces.some((face) => face.family === family)
        return isOwn && !isThere(family, Number(fontWeight)) ? [`${family} ${fontWeight}: ${element.textContent?.slice(0, 40)}`] : []
      }))]
  })

  const display = async (page: Page, path: string, width: number): Promise<Thumbnail> => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await pictured(page)
    const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
    return thumbnailOf(await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height }, animations: 'disabled' }))
  }

  /** One browser page per shop for all captures: a new one for each would cost more than the capture. */
  const openWindow = async (brand: BrandChannel): Promise<Page> => {
    const context = await browser?.newContext({
      javaScriptEnabled: false, reducedMotion: 'reduce', baseURL: originOf(brand), deviceScaleFactor: SCALE,
      // Pictures are rendered for the first time here: a simple format costs the shop a tenth.
      extraHTTPHeaders: { accept: '*/*' },
    })
    if (context === undefined) throw new Error('No browser')
    await context.route(/\.css/, async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ contentType: 'text/css', body: await settled(pathname) })
    })
    return context.newPage()
  }

  const look = async (brand: BrandChannel, { path, cart }: Look): Promise<readonly Thumbnail[]> => {
    const page = windows.get(brand) ?? await openWindow(brand)
    windows.set(brand, page)
    await page.context().clearCookies()
    if (cart !== undefined)
      await page.context().addCookies([{ name: 'cart_id', value: await filled(brand, cart), url: originOf(brand) }])
    const thumbnails: Thumbnail[] = []
    for (const width of WIDTHS) thumbnails.push(await display(page, path, width))
    expect(await thickened(page), `${brand} ${path}`).toEqual([])
    return thumbnails
  }

  it.for(Object.keys(LOOKS))('%s equals its baseline, on a phone and on a desktop', async (name, { skip }) => {
    if (engine === undefined) throw new Error('no browser')
    const baseline = existsSync(ENGINE) ? readFileSync(ENGINE, 'utf8') : ''
    skip(!KEEPS && !rendersAs(baseline, engine), `the baseline was rendered by ${baseline}this is ${engineText(engine)}npm run baselines`)
    const lookOptions = LOOKS[name] ?? { path: '/' }
    const brands = lookOptions.brand === undefined ? BRAND_CHANNELS : [lookOptions.brand]
    // Concurrent captures are sometimes shifted by a pixel.
    const oneByOne = async (): ReturnType<typeof sheetOf> => {
      const thumbnails: Thumbnail[] = []
      for (const brand of brands) thumbnails.push(...await look(brand, lookOptions))
      return sheetOf(thumbnails)
    }
    const file = join(BASELINE, `${name}.webp`)
    if (KEEPS) {
      mkdirSync(BASELINE, { recursive: true })
      writeFileSync(file, await oneByOne())
      writeFileSync(ENGINE, engineText(engine))
      return
    }
    expect(existsSync(file), `${name} has no baseline: npm run baselines`).toBe(true)
    let sheet = await sheetOf((await Promise.all(brands.map((brand) => look(brand, lookOptions)))).flat())
    let areas = await changedAreas(readFileSync(file), sheet)
    if (areas.length > 0) {
      sheet = await oneByOne()
      areas = await changedAreas(readFileSync(file), sheet)
    }
    if (areas.length > 0) {
      mkdirSync(SEEN, { recursive: true })
      writeFileSync(join(SEEN, `${name}.webp`), sheet)
    }
    const message =
      `${name} is otherwise than in ${file}, in ${areas.length} areas; as it is now: ${SEEN}; if that is meant: npm run baselines`
    expect(areas.slice(0, MOST_TOLD), message).toEqual([])
  })
})
