import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chromiumForBriefPages } from '../support/chromium.ts'
import { aStory, openComposedShop, type ComposedShop, type Trouble } from '../support/system/composed-shop.ts'
import { hostileMarkup } from '../support/system/hostile-markup.ts'

const PER_PAGE = 150
const HOSTILE = hostileMarkup()
const PAGES = Math.ceil(HOSTILE.length / PER_PAGE)

const image = { filename: 'h/iris', alt: 'Ein Auge' }
const banner = (promotionId: string, rules: object = {}) =>
  ({ component: 'time_limited_banner', mobile: image, promotionId, promotionName: `Aktion ${promotionId}`, creativeSlot: 'top', ...rules })
const related = {
  component: 'related_products', title: 'Dazu', products_set: Array.from({ length: 14 }, (_, index) => 1001 + index).join(),
}
const slides = ['Eins', 'Zwei', 'Drei'].map((title) => ({ component: 'hero_banner', title }))

const leadingTo = (href: string, text: string) =>
  ({ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href, linktype: 'url' } }] }] })

/** Every text, link and picture of a block is malicious. */
const sinks = HOSTILE.filter((_one, index) => index % 18 === 0).slice(0, 120).map((text) => ({
  component: 'banner', label: text, link: { linktype: 'url', url: text }, image: { url: { filename: text, alt: text } },
}))
const texts = HOSTILE.filter((_one, index) => index % 36 === 1).slice(0, 100).flatMap((text) => [
  { component: 'feature_item', text, image: { filename: text }, image_alt: text },
  { component: 'rich_text_block', text: { type: 'doc', content: [leadingTo(text, text)] } },
])

const STORIES = [
  { slug: 'settings/shop-settings', name: 'Settings', content: { default: { top_promotions: [{ text: 'Zwei für eins' }] } } },
  ...Array.from({ length: PAGES }, (_, page) => aStory(
    `hostile-${page}`, HOSTILE.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((text) => ({ component: 'raw_html', text })),
  )),
  aStory('sinks', sinks), aStory('texts', texts),
  aStory('seen', [banner('there'), banner('over', { endTime: '2001-01-01 00:00' }), banner('not-here', { excludeFromUrls: 'seen' })]),
  aStory('slides', [{ component: 'hero_slider', slides }, related]),
  aStory('anchor', [
    ...Array.from({ length: 60 }, () => ({ component: 'image_text', image, title: 'Lang' })), { component: 'anchor', id: 'faq' },
  ]),
  aStory('film', [{ component: 'raw_html', text: '<iframe src="https://player.vimeo.com/video/1" title="Film"></iframe>' }]),
  aStory('leads', [{ component: 'rich_text_block', text: { type: 'doc', content: [leadingTo('/shut-away', 'Zu den Werten')] } }]),
  aStory('shut-away', [{ component: 'raw_html', text: '<table border="1"><tr><th>Radius</th></tr></table>', title: 'Werte' }]),
  aStory('c/lens/daily', [{ component: 'category_page_wrapper', above: [{ component: 'feature_item', text: 'Darüber' }], below: [] }]),
]

type Seen = { readonly status: number; readonly headers: Headers; readonly html: string }

const see = async (url: string): Promise<Seen> => {
  const response = await fetch(url)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** A part of the page is hydrated. */
const hydrated = async (page: Page, part: string): Promise<void> => {
  await page.waitForFunction((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((name) => name.startsWith('__reactProps')), part)
}
const ROW = 'main ul[tabindex]'

describe('editorial content, in the built shop', { timeout: 300_000 }, () => {
  let [shop, browser]: [ComposedShop | undefined, Browser | undefined] = [undefined, undefined]
  let before: readonly Seen[] = []
  beforeAll(async () => {
    ;[shop, browser] = await Promise.all([
      openComposedShop(() => STORIES, { initial: 'refusal' }), chromium.launch(chromiumForBriefPages()),
    ])
    before = await Promise.all(['/fr/film', '/'].map((path) => see(urlOf(path))))
    shop.trouble('nothing')
    await vi.waitUntil(async () => (await fetch(urlOf('/fr/film'))).status === 200, { timeout: 60_000, interval: 500 })
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
  })
  const urlOf = (path: string): string => `${shop?.url ?? ''}${path}`
  const visit = async (path: string, how: BrowserContextOptions = {}, consent = 'necessary'): Promise<Page> => {
    const context = await browser?.newContext(how)
    if (context === undefined) throw new Error('There is no browser')
    await context.addCookies([{ name: 'vsf-consent', value: consent, url: urlOf('/') }])
    const page = await context.newPage()
    if (path !== '') await page.goto(urlOf(path))
    return page
  }

  it('is not reported missing before it is loaded, and no page without it is cached', async () => {
    const [page, entrance] = before
    expect([page?.status, page?.headers.get('retry-after')]).toEqual([503, '5'])
    expect(page?.html).toContain('Une erreur s’est produite')
    expect([entrance?.status, entrance?.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(entrance?.html).not.toContain('Zwei für eins')
    expect(await (await fetch(urlOf('/'))).text()).toContain('Zwei für eins')
    expect((await fetch(urlOf('/fr/no-such-page'))).status).toBe(404)
  })

  describe('and malicious', () => {
    const ran: string[] = []
    const foreign: string[] = []
    /** The policy of the page would stop most of it: it is disabled here. */
    const open = async (path: string): Promise<Page> => {
      const page = await visit('', { bypassCSP: true })
      await page.addInitScript(() => {
        Object.assign(globalThis, { ran: () => { console.log(`RAN ${origin} ${location.href}`) } })
      })
      page.on('console', (line) => { if (line.text().startsWith('RAN')) ran.push(line.text()) })
      page.on('dialog', (dialog) => {
        ran.push(dialog.message())
        void dialog.dismiss()
      })
      await page.route((url) => url.origin !== shop?.url, async (route) => {
        foreign.push(route.request().url())
        await route.abort()
      })
      if (path !== '') await page.goto(urlOf(path))
      return page
    }
    /** The page with every frame loaded, also those below the fold, which are otherwise lazy. */
    const openWithFrames = async (path: string): Promise<Page> => {
      const page = await open('')
      await page.route(urlOf(path), async (route) => {
        const reply = await route.fetch()
        await route.fulfill({ response: reply, body: (await reply.text()).replaceAll(/(<iframe[^>]*) loading="lazy"/g, '$1') })
      })
      await page.goto(urlOf(path), { waitUntil: 'load' })
      return page
    }

    it('X1 is never run in the shop, in thousands of spellings, even without a policy', async () => {
      expect(HOSTILE.length).toBeGreaterThan(2400)
      let frames = 0
      for (let number = 0; number < PAGES; number += 1) {
        const page = await openWithFrames(`/hostile-${number}`)
        expect(await page.locator('iframe[loading=lazy]').count()).toBe(0)
        frames += page.frames().length - 1
        expect(await page.locator('main script, main [onerror], main [onload], main a[href^="javascript" i]').count()).toBe(0)
        await page.context().close()
      }
      expect(frames).toBeGreaterThan(300)
      expect([ran, foreign]).toEqual([[], []])
    })

    it('X3 X4 is text, neither link nor picture, everywhere else', async () => {
      for (const path of ['/sinks', '/texts']) {
        const page = await open(path)
        await hydrated(page, 'main')
        expect(await page.locator('main a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol)
          .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)))).toEqual([])
        await page.context().close()
      }
      expect([ran, foreign.filter((url) => !url.startsWith('data:'))]).toEqual([[], []])
    })

    it('is detected if it runs', async () => {
      const page = await open('/film')
      await page.evaluate(() => { document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=ran()>') })
      await expect.poll(() => ran.length).toBe(1)
      await page.context().close()
    })
  })

  it('requests no frame from another host without a click, and the policy of the page allows that host', async () => {
    const page = await visit('')
    const requests: string[] = []
    await page.route((url) => url.origin !== shop?.url, async (route) => {
      requests.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: 'Film' })
    })
    const response = await page.goto(urlOf('/film'))
    expect(response?.headers()['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com')
    await hydrated(page, 'main a[target="_blank"]')
    expect(requests).toEqual([])
    await page.getByRole('link', { name: 'Inhalt zeigen' }).click()
    await expect.poll(() => requests).toEqual(['https://player.vimeo.com/video/1'])
    await page.context().close()
  })

  it('X9 isolates markup also after a link was followed, and the policy of the page blocks none of it', async () => {
    const page = await visit('')
    const blocked: string[] = []
    page.on('console', (line) => { if (/Content Security Policy|Trusted/.test(line.text())) blocked.push(line.text()) })
    await page.goto(urlOf('/leads'))
    await hydrated(page, 'main')
    await page.getByRole('link', { name: 'Zu den Werten' }).click()
    const frame = page.locator('iframe[title=Werte]')
    await frame.scrollIntoViewIfNeeded()
    expect(await frame.contentFrame().locator('th').textContent()).toBe('Radius')
    expect(blocked).toEqual([])
    await page.context().close()
  })

  it('AS-BANNER-06 sends a banner view once, and none for an expired banner or another address', async () => {
    const page = await visit('/seen', {}, 'statistics')
    type WindowWithDataLayer = { readonly dataLayer?: readonly Record<string, unknown>[] }
    const promotionViews = () => page.evaluate(() => ((window as unknown as WindowWithDataLayer).dataLayer ?? [])
      .filter(({ event }) => event === 'view_promotion').map(({ promotion_id: id }) => id))
    await expect.poll(promotionViews, { timeout: 30_000 }).toEqual(['there'])
    await page.context().close()
  })

  it('AS-BLOCK-15 is scrolled to an anchor of the address', async () => {
    const page = await visit('/anchor#faq')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await page.context().close()
  })

  describe('in a carousel', () => {
    const row = (page: Page) => page.getByRole('list', { name: 'Dazu' })
    const visibleItems = (page: Page): Promise<number> => row(page).evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      return [...list.children].map((one) => one.getBoundingClientRect())
        .filter((one) => one.left >= left - 1 && one.right <= right + 1).length
    })

    it('AS-CONST-09 AS-CONST-10 shows five, four below 1280, three below 1023, two below 768', async () => {
      const page = await visit('/slides')
      for (const [width, many] of [[1600, 5], [1280, 5], [1279, 4], [1023, 4], [1022, 3], [768, 3], [767, 2], [375, 2]] as const) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await visibleItems(page)]).toEqual([width, many])
      }
      await page.context().close()
    })

    const hero = (page: Page) => page.locator(ROW).first()
    /** The visible slide; undefined while the carousel moves. */
    const at = (page: Page): Promise<number> => hero(page).evaluate(({ scrollLeft, clientWidth }) => {
      const slides = scrollLeft / (clientWidth + 30)
      // A pixel: the next slide may start before the movement ends.
      return Math.abs(slides - Math.round(slides)) < 0.001 ? Math.round(slides) : Number.NaN
    })

    it('AS-CONST-11 has gaps of 30 px, advances after 5 s, wraps around, and stops when paused', async () => {
      const page = await visit('')
      await page.clock.install()
      await page.goto(urlOf('/slides'))
      await hydrated(page, ROW)
      expect(await row(page).evaluate((list) => getComputedStyle(list).columnGap)).toBe('30px')
      // Otherwise the time of a busy machine would advance it as well.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
      for (const expected of [1, 2, 0]) {
        await page.clock.runFor(5000)
        await expect.poll(() => at(page), { timeout: 10_000 }).toBe(expected)
      }
      await page.getByRole('button', { name: 'Anhalten' }).first().click()
      await page.mouse.move(0, 0)
      await page.clock.runFor(30_000)
      expect(await at(page)).toBe(0)
      await page.getByRole('button', { name: 'Nächste' }).first().click()
      await expect.poll(() => at(page), { timeout: 10_000 }).toBe(1)
      await page.context().close()
    })

    it('AS-CONST-11 W5 does not move with reduced motion, and scrolls by keyboard and without JavaScript', async () => {
      const page = await visit('', { reducedMotion: 'reduce' })
      await page.clock.install()
      await page.goto(urlOf('/slides'))
      await hydrated(page, ROW)
      await page.clock.runFor(30_000)
      expect(await at(page)).toBe(0)
      await expect.poll(() => page.getByRole('button', { name: 'Anhalten' }).count()).toBe(0)
      await page.context().close()
      const plain = await visit('/slides', { javaScriptEnabled: false })
      await row(plain).focus()
      await plain.keyboard.press('ArrowRight')
      await expect.poll(() => row(plain).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
      await plain.context().close()
    })
  })

  describe('around a category', () => {
    const display = async (): Promise<string> => (await fetch(urlOf('/c/lens/daily'))).text()

    it.each<Trouble>(['cut', 'refusal', 'no JSON', 'something else', 'silence'])(
      'stays while the content service answers with %s, and everything is for sale', async (what) => {
        shop?.trouble(what)
        const before = shop?.requestCount() ?? 0
        await expect.poll(async () => {
          for (const path of ['/', '/c/lens/daily', '/p/1001', '/s?search=acuvue']) expect((await fetch(urlOf(path))).status).toBe(200)
          return (shop?.requestCount() ?? 0) > before
        }, { timeout: 60_000, interval: 1000 }).toBe(true)
        expect(await display()).toContain('Darüber')
        const headers = { 'content-type': 'application/json' }
        expect((await fetch(urlOf('/api/carts'), { method: 'POST', headers, body: '{}' })).status).toBe(201)
      })

    it('AS-BLOCK-04 changes with its story, though the page was cached', async () => {
      shop?.trouble('nothing')
      shop?.compose(() => STORIES)
      await expect.poll(display, { timeout: 60_000, interval: 500 }).toContain('>Darüber<')
      const next = aStory('c/lens/daily', [{ component: 'feature_item', text: 'Neu darüber' }])
      shop?.compose(() => [next])
      await expect.poll(async () => (await display()).includes('Neu darüber'), { timeout: 60_000, interval: 500 }).toBe(true)
      expect(await display()).not.toContain('>Darüber<')
    })
  })
})
