import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '../../adapters/seed/staff/demo-staff.ts'
import desk from '../../ui/messages/desk.json' with { type: 'json' }
import { barriers } from './support/barriers.ts'
import { test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'

const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const
const SAME = { 'sec-fetch-site': 'same-origin' } as const
type Words = keyof typeof desk

const say = (id: Words): string => desk[id].en
const code = (): string => new TOTP({ secret: Secret.fromBase32(DEMO_STAFF_SECRET) }).generate()

// What is packed here would be missing in the stories of others.
let shop: OwnShop
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => { shop = await openOwnShop(4276) })
test.afterAll(() => shop.close())

/** Each width has a person of its own: a code lets in once. */
const CASES = [
  { width: 375, email: 'omar@iris.example', role: 'orders', at: 0 }, { width: 1280, email: 'lea@iris.example', role: 'all', at: 1 },
] as const

type Listed = { readonly 'hydra:member': readonly { readonly number: string; readonly state: string }[] }
/** An order of Anna's that is paid and not packed yet, another one for each width. */
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
/** A field for a day has three parts and a calendar, each a stop of its own. */
const STOPS = 4

/** How often Tab is pressed at most to come round the whole page. */
const onceRound = async (page: Page): Promise<number> => STOPS * (await page.locator(CONTROLS).count()) + STOPS

/** Whatever can be pressed or filled on the page, Tab comes by it. */
const tabbed = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => { if (target instanceof Element) target.setAttribute('data-reached', '') })
  })
  const unreached = page.locator(`:is(${CONTROLS}):not(:disabled, [data-reached]):visible`)
  for (let left = await onceRound(page); left > 0 && (await unreached.count()) > 0; left -= 1) await page.keyboard.press('Tab')
  expect(await unreached.evaluateAll((all) => all.map((one) => one.outerHTML)), 'not reached by Tab').toEqual([])
}

const looked = async (page: Page): Promise<void> => {
  expect(await barriers(page, { isEveryRule: true })).toEqual([])
  const own = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [375, 768, own.width]) {
    await page.setViewportSize({ ...own, width })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(isWide, `wider than the page at ${width} pixels`).toBe(false)
  }
  await tabbed(page)
}

/** Comes to it from wherever the last key left off. */
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

/** Presses a button by keyboard alone, and waits for the page that its form leads to. */
const press = (page: Page, name: string): Promise<void> => enter(page, page.getByRole('button', { name, exact: true }).first())

const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await reach(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

for (const { width, email, role, at } of CASES)
  test.describe(`at the desk at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'en-GB' })

    test('an order is packed, sent, taken back in part and refunded, and its customer sees it', async ({ page, request }) => {
      const number = await acceptedOrder(request, at)
      await page.goto(`${shop.url}/desk`)
      await looked(page)
      await type(page, page.getByLabel(say('desk.email')), email)
      await type(page, page.getByLabel(say('desk.password')), DEMO_STAFF_PASSWORD)
      await press(page, say('desk.next'))
      await looked(page)
      await type(page, page.getByLabel(say('desk.code')), code())
      await press(page, say('desk.sign_in'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('desk.orders'))
      await looked(page)

      const parts = await page.getByRole('navigation', { name: say('desk.nav_label') }).getByRole('link').all()
      for (const href of await Promise.all(parts.map((part) => part.getAttribute('href')))) {
        await page.goto(`${shop.url}${href}`)
        await looked(page)
      }
      await page.goto(`${shop.url}/desk/goods`)
      await enter(page, page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first())
      if (role === 'all') {
        await reach(page, page.locator('summary').first())
        await page.keyboard.press('Enter')
        await expect(page.getByRole('group', { name: say('desk.price.bulk') }).first()).toBeVisible()
      }
      await looked(page)
      await page.goto(`${shop.url}/desk/customers`)
      await type(page, page.getByLabel(say('desk.customer_search')), ANNA.email)
      await press(page, say('desk.find'))
      await enter(page, page.getByRole('link', { name: ANNA.email }))
      await looked(page)
      await page.goto(`${shop.url}/desk/me`)
      await looked(page)
      if (role === 'all') {
        await page.goto(`${shop.url}/desk/people`)
        await enter(page, page.getByRole('link', { name: 'Omar Sutter' }))
        await looked(page)
      }
      await page.goto(`${shop.url}/desk`)
      await type(page, page.getByLabel(say('desk.search')), number)
      await press(page, say('desk.find'))
      await enter(page, page.getByRole('link', { name: number }))
      for (const step of ['desk.step.accept', 'desk.step.pack'] as const)
        if (await page.getByRole('button', { name: say(step), exact: true }).count() > 0) await press(page, say(step))
      await looked(page)
      await enter(page, page.getByRole('link', { name: say('desk.picking') }))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await looked(page)
      await page.goBack()
      await enter(page, page.getByRole('link', { name: say('desk.invoice') }))
      await looked(page)
      await page.goBack()
      await type(page, page.getByLabel(say('desk.tracking')), '99.00.123456.12345678')
      await press(page, say('desk.send'))
      await expect(page.getByText(desk['desk.event.order.sent'].en)).toBeVisible()
      await type(page, page.getByRole('spinbutton').first(), '1')
      await press(page, say('desk.take_back'))
      await expect(page.getByText(/Packs returned|All returned/)).toBeVisible()
      await type(page, page.getByLabel(/^Amount, /), '5')
      await press(page, say('desk.refund_now'))
      await expect(page.getByText(desk['desk.event.refund.asked'].en)).toBeVisible()
      await looked(page)

      const own = await (await request.get(`${shop.url}/api/customers/me/orders`)).json() as Listed
      expect(own['hydra:member'].find((one) => one.number === number)?.state).toMatch(/shipped|returned/)
      await press(page, say('desk.sign_out'))
      await page.goto(`${shop.url}/desk`)
      await expect(page).toHaveURL(/\/desk\/sign-in$/)
    })
  })
