import { expect, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '../../adapters/seed/staff/demo-staff.ts'
import backOffice from '../../ui/messages/back-office.json' with { type: 'json' }
import product from '../../ui/messages/product-page.json' with { type: 'json' }
import rating from '../../ui/messages/rating.json' with { type: 'json' }
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { TRIES } from '../support/repetitions.ts'
import { hostile, orderOfGuest, writtenByCustomer, writtenByStaff } from './support/malicious-texts.ts'
import { refused, test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const
const SAME = { 'sec-fetch-site': 'same-origin' } as const
type Words = keyof typeof backOffice

const textOf = (id: Words): string => backOffice[id].en
const code = (): string => new TOTP({ secret: Secret.fromBase32(DEMO_STAFF_SECRET) }).generate()

// Units packed here would be missing in other tests.
let shop: OwnShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => { shop = await openOwnShop(4276) })
test.afterAll(() => shop.close())

/** Each width has its own employee: a code is valid once. The first may use every section. */
const CASES = ([
  { width: 375, email: 'lea@iris.example', role: 'all', at: 0 }, { width: 1280, email: 'omar@iris.example', role: 'orders', at: 1 },
] as const).slice(0, TRIES.screens)

type Listed = { readonly 'hydra:member': readonly { readonly number: string; readonly state: string }[] }
/** A paid order of Anna's that is not packed yet, a different one for each width. */
const acceptedOrder = async (request: APIRequestContext, at: number): Promise<string> => {
  expect((await request.post(`${shop.url}/api/session`, { data: ANNA, headers: SAME })).status()).toBe(200)
  const numbers: string[] = []
  for (let page = 1; page < 4; page += 1) {
    const listed = await (await request.get(`${shop.url}/api/customers/me/orders?page=${page}`)).json() as Listed
    numbers.push(...listed['hydra:member']
      .filter(({ state }) => ['new', 'fulfiller_ready', 'accepted'].includes(state)).map(({ number }) => number))
  }
  const number = numbers[at]
  if (number === undefined) throw new Error('No order of the demo waits for the desk')
  return number
}

const CONTROLS = 'a[href], button, input:not([type="hidden"], [type="radio"]), select, textarea, summary'
/** A date field has three parts and a calendar, each a tab stop. */
const STOPS = 4
const AT_ONCE = 10

/** The maximum number of Tab presses for one round through the page. */
const onceRound = async (page: Page): Promise<number> => STOPS * (await page.locator(CONTROLS).count()) + STOPS

/** Tab reaches every button and field of the page. */
const tabbed = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => { if (target instanceof Element) target.setAttribute('data-reached', '') })
  })
  const unreached = page.locator(`:is(${CONTROLS}):not(:disabled, [data-reached]):visible`)
  // Counting takes longer than pressing.
  for (let left = await onceRound(page); left > 0 && (await unreached.count()) > 0; left -= AT_ONCE)
    for (let press = 0; press < AT_ONCE; press += 1) await page.keyboard.press('Tab')
  expect(await unreached.evaluateAll((all) => all.map((one) => one.outerHTML)), 'not reached by Tab').toEqual([])
}

const expectDeskState = async (page: Page): Promise<void> => {
  expect(await barriers(page, { isEveryRule: true })).toEqual([])
  const own = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [375, 768, own.width]) {
    await page.setViewportSize({ ...own, width })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(isWide, `wider than the page at ${width} pixels`).toBe(false)
  }
  await tabbed(page)
}

/** Moves the focus there from its current position. */
const reach = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  for (let left = await onceRound(page); left > 0; left -= 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

const enter = async (page: Page, target: Locator): Promise<void> => {
  await reach(page, target)
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
}

/** Presses a button by keyboard, and waits for the page of its form. */
const press = (page: Page, name: string): Promise<void> => enter(page, page.getByRole('button', { name, exact: true }).first())

const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await reach(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

for (const { width, email, role, at } of CASES)
  test.describe(`the back office at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'en-GB' })

    test('an order is packed, shipped, partly returned and refunded, and its customer sees it', async ({ page, request }) => {
      const number = await acceptedOrder(request, at)
      await page.goto(`${shop.url}/desk`)
      await expectDeskState(page)
      await type(page, page.getByLabel(textOf('back_office.email')), email)
      await type(page, page.getByLabel(textOf('back_office.password')), DEMO_STAFF_PASSWORD)
      await press(page, textOf('back_office.continue'))
      await expectDeskState(page)
      await type(page, page.getByLabel(textOf('back_office.code')), code())
      await press(page, textOf('back_office.sign_in'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('back_office.orders'))
      await expectDeskState(page)

      const parts = await page.getByRole('navigation', { name: textOf('back_office.nav_label') }).getByRole('link').all()
      for (const href of await Promise.all(parts.map((part) => part.getAttribute('href')))) {
        await page.goto(`${shop.url}${href}`)
        await expectDeskState(page)
      }
      await page.goto(`${shop.url}/desk/products`)
      await enter(page, page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first())
      if (role === 'all') {
        await reach(page, page.locator('summary').first())
        await page.keyboard.press('Enter')
        await expect(page.getByRole('group', { name: textOf('back_office.price.bulk') }).first()).toBeVisible()
      }
      await expectDeskState(page)
      await page.goto(`${shop.url}/desk/customers`)
      await type(page, page.getByLabel(textOf('back_office.customer_search')), ANNA.email)
      await press(page, textOf('back_office.submit_search'))
      await enter(page, page.getByRole('link', { name: ANNA.email }))
      await expectDeskState(page)
      await page.goto(`${shop.url}/desk/me`)
      await expectDeskState(page)
      if (role === 'all') {
        await page.goto(`${shop.url}/desk/staff`)
        await enter(page, page.getByRole('link', { name: 'Omar Sutter' }))
        await expectDeskState(page)
      }
      await page.goto(`${shop.url}/desk`)
      await type(page, page.getByLabel(textOf('back_office.search')), number)
      await press(page, textOf('back_office.submit_search'))
      await enter(page, page.getByRole('link', { name: number }))
      for (const step of ['back_office.step.accept', 'back_office.step.pack'] as const)
        if (await page.getByRole('button', { name: textOf(step), exact: true }).count() > 0) await press(page, textOf(step))
      await expectDeskState(page)
      await enter(page, page.getByRole('link', { name: textOf('back_office.picking') }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await expectDeskState(page)
      await page.goBack()
      await enter(page, page.getByRole('link', { name: textOf('back_office.invoice') }))
      await expectDeskState(page)
      await page.goBack()
      await type(page, page.getByLabel(textOf('back_office.tracking')), '99.00.123456.12345678')
      await press(page, textOf('back_office.mark_shipped'))
      await expect(page.getByText(backOffice['back_office.event.order.shipped'].en)).toBeVisible()
      await type(page, page.getByRole('spinbutton').first(), '1')
      await press(page, textOf('back_office.record_return'))
      await expect(page.getByText(/Return recorded|Fully returned/)).toBeVisible()
      await type(page, page.getByLabel(/^Amount \(/), '5')
      await press(page, textOf('back_office.refund_now'))
      await expect(page.getByText(backOffice['back_office.event.refund.requested'].en)).toBeVisible()
      await expectDeskState(page)

      const own = await (await request.get(`${shop.url}/api/customers/me/orders`)).json() as Listed
      expect(own['hydra:member'].find((one) => one.number === number)?.state).toMatch(/shipped|returned/)
      await press(page, textOf('back_office.sign_out'))
      await page.goto(`${shop.url}/desk`)
      await expect(page).toHaveURL(/\/desk\/sign-in$/)
    })
  })

/** The number of ratings in the structured data. */
const ratingCount = async (page: Page): Promise<number> =>
  Number(/"reviewCount":(\d+)/.exec(await page.locator('script[type="application/ld+json"]').allTextContents().then(String))?.[1] ?? 0)

type Rated = { readonly path: string; readonly countBefore: number }

/**
 * Reviews of Anna's that are held by a rule, written without JavaScript; the pages of their products, and their earlier number of
 * ratings.
 */
const heldReviews = async (browser: Browser, texts: readonly string[]): Promise<{ readonly anna: Page; readonly products: Rated[] }> => {
  const anna = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })).newPage()
  expect((await anna.context().request.post(`${shop.url}/api/session`, { data: ANNA, headers: SAME })).status()).toBe(200)
  const products: Rated[] = []
  for (const text of texts) {
    await anna.goto(`${shop.url}/en/my-account/ratings`)
    const form = anna.locator('main li').filter({ has: anna.getByRole('radio') }).first()
    const path = await form.locator('h2 a').getAttribute('href') ?? ''
    await anna.goto(shop.url + path)
    products.push({ path, countBefore: await ratingCount(anna) })
    await anna.goto(`${shop.url}/en/my-account/ratings`)
    await form.getByRole('radio').nth(1).check()
    await form.getByRole('button').click()
    await anna.locator('main textarea').fill(text)
    await anna.getByRole('button', { name: rating['rating.send'].en }).click()
    await expect(anna.getByText(rating['rating.in_review'].en).first()).toBeVisible()
  }
  return { anna, products }
}

test.describe('reviews', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })

  test('H-E04 a held review is published and replied to, another is rejected, and the shop shows it', async ({ page, browser }) => {
    const [good, bad, reply] = ['A drop helps, see www.example.com for more.', 'Cheaper at www.example.org!', 'Thank you for the hint.']
    const { anna, products: [published, gone] } = await heldReviews(browser, [good, bad])
    const shopper = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })).newPage()
    const ratings = async (of: Rated | undefined): Promise<number> => {
      await shopper.goto(shop.url + String(of?.path))
      return ratingCount(shopper)
    }
    await expect.poll(() => ratings(gone)).toBe(Number(gone?.countBefore) + 1)

    await page.goto(`${shop.url}/desk`)
    await page.getByLabel(textOf('back_office.email')).fill('colin@iris.example')
    await page.getByLabel(textOf('back_office.password')).fill(DEMO_STAFF_PASSWORD)
    await press(page, textOf('back_office.continue'))
    await page.getByLabel(textOf('back_office.code')).fill(code())
    await press(page, textOf('back_office.sign_in'))
    await expect(page).toHaveURL(/\/desk\/reviews$/)
    await expectDeskState(page)
    const card = (text: string): Locator => page.getByRole('listitem').filter({ has: page.locator('blockquote', { hasText: text }) })
    const pressIn = async (text: string, label: string): Promise<void> => {
      await Promise.all([page.waitForEvent('load'), card(text).getByRole('button', { name: `${label}:` }).click()])
    }
    await pressIn(good, textOf('back_office.review.publish'))
    await expect(card(good)).toHaveCount(0)
    await card(bad).locator('summary').click()
    await expectDeskState(page)
    await card(bad).getByLabel(textOf('back_office.review.reason')).selectOption('advertising')
    await pressIn(bad, textOf('back_office.review.reject'))
    await expect(page.getByText(textOf('back_office.review.none'))).toBeVisible()
    await page.goto(`${shop.url}/desk/reviews?state=published`)
    await card(good).locator('summary').first().click()
    await card(good).getByLabel(textOf('back_office.review.reply'), { exact: true }).fill(reply)
    await pressIn(good, textOf('back_office.review.reply_publish'))
    await expect(card(good).getByText(reply).first()).toBeVisible()

    await expect.poll(() => ratings(gone)).toBe(gone?.countBefore)
    await expect(shopper.getByText(bad)).toHaveCount(0)
    await expect.poll(() => ratings(published)).toBe(Number(published?.countBefore) + 1)
    await expect(shopper.getByText(product['product.reviews.checks'].en)).toBeVisible()
    const review = shopper.getByRole('listitem').filter({ hasText: good })
    // The first request after a change may still get the cached page.
    const replies = async (): Promise<number> => {
      await shopper.goto(shop.url + String(published?.path))
      return review.getByText(reply).count()
    }
    await expect.poll(replies).toBe(1)
    await expect(review.getByRole('heading', { name: product['product.reviews.reply'].en })).toBeVisible()
    await expect(review.getByText(reply)).toBeVisible()
    await anna.goto(`${shop.url}/en/my-account/ratings`)
    await expect(anna.getByText(/the text contains advertising or an external link/)).toBeVisible()
    await expect(anna.getByText(reply)).toBeVisible()
  })
})

test.describe('user input', () => {
  test('X9 runs on no page and in no mail that shows it, even without a policy', async ({ browser, expects }) => {
    // There is no page of that name.
    expects(refused(404))
    const [ran, seen, pages] = [[] as string[], new Set<string>(), new Map<string, number>()]
    const open = async (): Promise<Page> => {
      const context = await browser.newContext({ bypassCSP: true, locale: 'en-GB', baseURL: shop.url })
      await context.addInitScript(() => { Object.assign(globalThis, { ran: (name: string) => { console.log(`RAN ${name}`) } }) })
      context.on('console', (line) => { if (line.text().startsWith('RAN')) ran.push(line.text()) })
      await context.addCookies([{ name: 'vsf-consent', value: 'necessary', url: shop.url }])
      return context.newPage()
    }
    /** Collects the texts of a page, in elements or fields, and checks that none of them became markup. */
    const look = async (page: Page, path: string): Promise<void> => {
      await page.goto(path)
      if (await page.locator('script[type=module]').count() > 0) await waitUntilInteractive(page)
      for (const frame of page.frames()) {
        const texts = await frame.evaluate(() => [
          document.title, document.body.innerText,
          ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
        ].join('\n'))
        for (const [, name = ''] of texts.matchAll(/ran\("([^"]+)"\)/g)) seen.add(name)
        pages.set(path, (pages.get(path) ?? 0) + await frame.locator('[onerror], img[src=x]').count())
      }
    }
    const [anna, guest, lea] = await Promise.all([open(), open(), open()])
    const customer = await writtenByCustomer(anna.context().request, shop.url, ANNA)
    const order = await orderOfGuest(guest.context().request, shop.url)
    await lea.goto('/desk')
    await lea.getByLabel(textOf('back_office.email')).fill('lea@iris.example')
    await lea.getByLabel(textOf('back_office.password')).fill(DEMO_STAFF_PASSWORD)
    await press(lea, textOf('back_office.continue'))
    // The code of the next half minute: the current one has been used for the sign-in.
    const next = new TOTP({ secret: Secret.fromBase32(DEMO_STAFF_SECRET) }).generate({ timestamp: Date.now() + 30_000 })
    await lea.getByLabel(textOf('back_office.code')).fill(next)
    await press(lea, textOf('back_office.sign_in'))
    const staff = await writtenByStaff(lea.context().request, shop.url, order.total)
    const written = [...customer.written, ...order.written, ...staff.written]

    const account = ['overview', 'profile', 'addresses', 'lens-pass', 'security', 'ratings', 'history']
    for (const part of account) await look(anna, `/en/my-account/${part}`)
    const typed = encodeURIComponent(hostile('typed'))
    for (const path of [`p/${customer.productId}`, `s?search=${typed}`, `login?email=${typed}`, typed]) await look(anna, `/en/${path}`)
    await look(guest, `/en/checkout/thank-you/${order.token}`)
    const leading = (links: Locator) => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    const parts = await leading(lea.getByRole('navigation', { name: textOf('back_office.nav_label') }).getByRole('link'))
    const desks = [
      ...parts, '/desk/me', '/desk/reviews?state=published', `/desk?text=${typed}`, `/desk/customers?text=${typed}`,
      ...['', '/picking', '/invoice'].map((part) => `/desk/orders/${staff.number}${part}`),
    ]
    for (const path of desks) await look(lea, path)
    await lea.goto('/dev/mail')
    for (const path of (await leading(lea.locator('a[href^="/dev/mail/"]'))).slice(0, 6)) await look(lea, path)

    expect([...pages].filter(([, parts]) => parts > 0)).toEqual([])
    expect(ran).toEqual([])
    expect(written.filter((name) => !seen.has(name)), 'written and seen nowhere').toEqual([])
    expect(seen).toContain('typed')
    // It would be detected if it ran.
    await anna.evaluate((markup) => { document.body.insertAdjacentHTML('beforeend', markup) }, hostile('planted'))
    await expect.poll(() => ran).toEqual(['RAN planted'])
  })
})
