import { expect, type APIRequestContext, type Page } from '@playwright/test'
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

const looked = async (page: Page): Promise<void> => {
  expect(await barriers(page, { isEveryRule: true })).toEqual([])
  const own = page.viewportSize() ?? { width: 1280, height: 900 }
  for (const width of [768, own.width]) {
    await page.setViewportSize({ ...own, width })
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(isWide, `wider than the page at ${width} pixels`).toBe(false)
  }
}

/** Presses a button by keyboard alone, and waits for the page that its form leads to. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true }).first()
  await button.focus()
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
}

for (const { width, email, role, at } of CASES)
  test.describe(`at the desk at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, locale: 'en-GB' })

    test('an order is packed, sent, taken back in part and refunded, and its customer sees it', async ({ page, request }) => {
      const number = await acceptedOrder(request, at)
      await page.goto(`${shop.url}/desk`)
      await looked(page)
      await page.getByLabel(say('desk.email')).fill(email)
      await page.getByLabel(say('desk.password')).fill(DEMO_STAFF_PASSWORD)
      await press(page, say('desk.next'))
      await looked(page)
      await page.getByLabel(say('desk.code')).fill(code())
      await press(page, say('desk.sign_in'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('desk.orders'))
      await looked(page)

      const parts = await page.getByRole('navigation', { name: say('desk.nav_label') }).getByRole('link').all()
      for (const href of await Promise.all(parts.map((part) => part.getAttribute('href')))) {
        await page.goto(`${shop.url}${href}`)
        await looked(page)
      }
      await page.goto(`${shop.url}/desk/goods`)
      await page.getByRole('main').getByRole('link', { name: /^\d+$/ }).first().click()
      await looked(page)
      await page.goto(`${shop.url}/desk/customers`)
      await page.getByLabel(say('desk.customer_search')).fill(ANNA.email)
      await press(page, say('desk.find'))
      await page.getByRole('link', { name: ANNA.email }).click()
      await looked(page)
      await page.goto(`${shop.url}/desk/me`)
      await looked(page)
      if (role === 'all') {
        await page.goto(`${shop.url}/desk/people`)
        await page.getByRole('link', { name: 'Omar Sutter' }).click()
        await looked(page)
      }
      await page.goto(`${shop.url}/desk`)
      await page.getByLabel(say('desk.search')).fill(number)
      await press(page, say('desk.find'))
      await page.getByRole('link', { name: number }).click()
      for (const step of ['desk.step.accept', 'desk.step.pack'] as const)
        if (await page.getByRole('button', { name: say(step), exact: true }).count() > 0) await press(page, say(step))
      await looked(page)
      await page.getByRole('link', { name: say('desk.picking') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
      await looked(page)
      await page.goBack()
      await page.getByRole('link', { name: say('desk.invoice') }).click()
      await looked(page)
      await page.goBack()
      await page.getByLabel(say('desk.tracking')).fill('99.00.123456.12345678')
      await press(page, say('desk.send'))
      await expect(page.getByText(desk['desk.event.order.sent'].en)).toBeVisible()
      await page.getByRole('spinbutton').first().fill('1')
      await press(page, say('desk.take_back'))
      await expect(page.getByText(/Packs returned|All returned/)).toBeVisible()
      await page.getByLabel(/^Amount, /).fill('5')
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
