import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumForBriefPages } from '../support/chromium.ts'
import { openExperimentService, type ExperimentService } from '../support/flags/experiment-service.ts'
import { aStory, openComposedShop, type ComposedShop } from '../support/system/composed-shop.ts'

const variant = (featureKey: string, text: string, variables: readonly object[], defaultVariant = false) =>
  ({ component: 'ab_test', featureKey, variables, defaultVariant, content: [{ component: 'feature_item', text }] })
const color = (value: string) => [{ variableKey: 'color', value, type: 'String' }]

const STORIES = [
  aStory('tried', [
    variant('newHeader', 'Der gruene Kopf', color('green')), variant('newHeader', 'Der graue Kopf', color('grey'), true),
    variant('location', 'Woanders', [], true),
  ]),
  aStory('plain', [{ component: 'feature_item', text: 'Nichts wird versucht' }]),
]
const YES = 'vsf-consent=statistics'

describe('experiments, in the built shop', { timeout: 240_000 }, () => {
  let service: ExperimentService | undefined
  let shop: ComposedShop | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    service = await openExperimentService()
    ;[shop, browser] = await Promise.all([
      openComposedShop(() => STORIES, { env: { VWO_ACCOUNT_ID: '654321', VWO_SDK_KEY: 'open-sesame', VWO_GATEWAY_URL: service.url } }),
      chromium.launch(chromiumForBriefPages()),
    ])
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    service?.close()
  })
  const urlOf = (path: string): string => `${shop?.url ?? ''}${path}`
  const get = async (path: string, cookie = '', headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(urlOf(path), { headers: { ...headers, cookie } })
    return {
      status: response.status,
      text: await response.text(), cookies: response.headers.getSetCookie(), cacheControl: response.headers.get('cache-control') ?? '',
    }
  }
  const variantIn = (text: string): string => ['gruene', 'graue'].filter((one) => text.includes(`Der ${one} Kopf`)).join()
  /** Visitors of both variants. */
  const sorted = async (): Promise<readonly [green: string, grey: string]> => {
    const result = new Map<string, string>()
    for (let number = 0; result.size < 2 && number < 60; number += 1) {
      const cookie = `${YES}; vsf-visitor=somebody-number-${number}`
      result.set(variantIn((await get('/tried', cookie)).text), cookie)
    }
    return [
      result.get('gruene') ?? expect.fail('no visitor has the green variant'),
      result.get('graue') ?? expect.fail('no visitor has the grey variant'),
    ]
  }

  it('AS-AB-02 without consent show the default, set no id, and send nothing to the service', async () => {
    await expect.poll(async () => variantIn((await get('/tried')).text), { timeout: 60_000 }).toBe('graue')
    const named = 'vsf-visitor=somebody-number-1'
    for (const cookie of ['', 'vsf-consent=necessary', named, `vsf-consent=necessary; ${named}`]) {
      const { text, cookies, cacheControl } = await get('/tried', cookie)
      expect([variantIn(text), cookies, cacheControl.startsWith('public')]).toEqual(['graue', [], true])
    }
    expect(service?.eventsOf('vwo_variationShown')).toEqual([])
  })

  it('AS-AB-01 show two visitors their own variants of one address, in any order, and no one else’s', async () => {
    const [green, grey] = await sorted()
    for (const round of [1, 2, 3]) {
      const responses = await Promise.all([get('/tried', green), get('/tried', grey), get('/tried')])
      expect(responses.map(({ text }) => variantIn(text)), `round ${round}`).toEqual(['gruene', 'graue', 'graue'])
      expect(responses.map(({ cacheControl }) => cacheControl.split(',')[0])).toEqual(['private', 'private', 'public'])
    }
    const send = async (cookie: string) => get('/api/content?slug=tried', cookie)
    const answers = await Promise.all([green, grey, ''].map(send))
    expect(answers.map(({ text }) => variantIn(text))).toEqual(['gruene', 'graue', 'graue'])
    expect((await send(green)).cacheControl).toMatch(/^private/)
    await expect.poll(() => service?.eventsOf('vwo_variationShown').length, { timeout: 20_000 }).toBeGreaterThan(0)
  })

  it('set an id with consent, on a page with an experiment and on no other', async () => {
    expect((await get('/plain', YES)).cookies).toEqual([])
    const { cookies, cacheControl } = await get('/tried', YES)
    expect(cookies).toEqual([expect.stringMatching(/^vsf-visitor=[\w-]{22}; Path=\/; Max-Age=15552000; SameSite=Lax$/)])
    expect(cacheControl).toBe('private, no-cache')
  })

  it('count no visitor whose browser only fetches the page ahead: it is refused, a page without an experiment is sent', async () => {
    const ahead = { 'sec-purpose': 'prefetch' }
    const visitors = () => new Set(service?.eventsOf('vwo_variationShown').map(({ of }) => of)).size
    const before = visitors()
    for (const cookie of [YES, `${YES}; vsf-visitor=fetched-ahead`]) {
      const { status, cookies, cacheControl } = await get('/tried', cookie, ahead)
      expect([status, cookies, cacheControl]).toEqual([403, [], 'no-store'])
    }
    expect((await get('/plain', YES, ahead)).status).toBe(200)
    // The event of a visitor who opens the page arrives after those that the first two would have caused.
    await get('/tried', `${YES}; vsf-visitor=opened-the-page`)
    await expect.poll(visitors, { timeout: 20_000 }).toBeGreaterThan(before)
    expect(visitors() - before).toBe(1)
  })

  it('AS-AB-04 state the variant of a feature in the page, without overwriting browser data', async () => {
    const [green, grey] = await sorted()
    for (const [cookie, isVariant] of [[green, true], [grey, false]] as const) {
      const context = await browser?.newContext()
      if (context === undefined) throw new Error('There is no browser')
      await context.addCookies(cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name, value, url: urlOf('/') }
      }))
      const page = await context.newPage()
      await page.goto(urlOf('/tried'))
      const newHeader = () => page.evaluate(() => (globalThis as { newHeader?: unknown }).newHeader)
      await expect.poll(newHeader, { timeout: 30_000 }).toBe(isVariant)
      expect(await page.evaluate(() => location.pathname)).toBe('/tried')
      await context.close()
    }
  })
})
