import { rmSync } from 'node:fs'
import { request as api, expect, type APIRequestContext } from '@playwright/test'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { pathIn, WORDS, type Locale } from './support/addresses.ts'
import { waitUntilInteractive } from './support/hydration.ts'
import { barriers } from './support/accessibility-violations.ts'
import { test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'
import { startShop, whenReady } from './support/shop-process.ts'

const PORT = 4470
const DATA_DIR = 'test-results/in-due-time'
const ANNA = { email: 'anna@example.ch', password: 'demo-linse-7' } as const
const CLOCK = new URL('../support/days-ahead.ts', import.meta.url).pathname

/** The due reminders, deliveries and skipped deliveries: one of two equal ones is ordered. */
const CASES = [
  { locale: 'de', width: 375, javaScriptEnabled: false, lens: 'Biofinity', again: 'Opti-Free PureMoist', leftOut: 'Systane Ultra' },
  { locale: 'fr', width: 1280, javaScriptEnabled: true, lens: 'Dailies Total1', again: 'Systane Ultra', leftOut: 'Opti-Free PureMoist' },
] as const satisfies readonly {
  locale: Locale; width: number; javaScriptEnabled: boolean; lens: string; again: string; leftOut: string
}[]

type WireOrder = {
  readonly internal_order_id: string
  readonly number: string
  readonly reorderable: boolean
  readonly items: readonly { readonly title: string }[]
}
type Stay = { readonly url: string; readonly anna: APIRequestContext }

/** Runs the due jobs of the shop that many days from now. */
const onDay = async (days: number, act: (stay: Stay) => Promise<void>): Promise<void> => {
  const shop = startShop(PORT, { DATA_DIR, DAYS_AHEAD: String(days), NODE_OPTIONS: `--import=${CLOCK}` })
  try {
    await whenReady(shop, 180_000)
    const anna = await api.newContext({ baseURL: shop.url, extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' } })
    expect((await anna.post('/api/session', { data: ANNA })).ok()).toBe(true)
    await act({ url: shop.url, anna })
    await anna.dispose()
  } finally {
    shop.child.kill('SIGTERM')
    await shop.ended
  }
}

/** The first page of her history, newest first. */
const ordersOf = async (anna: APIRequestContext): Promise<readonly WireOrder[]> =>
  (await (await anna.get('/api/customers/me/orders?page=1')).json() as { readonly 'hydra:member': readonly WireOrder[] })['hydra:member']

/** The link of the first such mail that mentions these products. */
const linkIn = async (anna: APIRequestContext, title: string, method: RegExp): Promise<string> => {
  let link: string | undefined
  await expect.poll(async () => {
    const mails = (await mailsTo(anna, '')).filter((mail) => mail.includes(title))
    link = mails.map((mail) => method.exec(mail)?.[1]).find((one) => one !== undefined)
    return link
  }).toBeDefined()
  return link ?? ''
}

const dayFromNow = (days: number): string => zurichTime(new Date(Date.now() + days * 24 * 3_600_000)).day
const display = (locale: Locale, days: number): string =>
  new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${dayFromNow(days)}T12:00:00Z`))

const [NEXT, RHYTHM] = [9, 30]

test('AS-REMIND-06 AS-SUBS-05 AS-ROUTE-20 on the due day a mail leads to a reorder, and a subscription is ordered or skipped',
  async ({ browser }) => {
    test.setTimeout(240_000)
    rmSync(DATA_DIR, { recursive: true, force: true })
    let before = 0

    await onDay(0, async ({ anna }) => {
      const orders = await ordersOf(anna)
      before = Number(orders[0]?.internal_order_id)
      const orderOf = (products: string) =>
        orders.find(({ items, reorderable }) => reorderable && items.every(({ title }) => title === products))?.internal_order_id
      for (const { lens, again, leftOut } of CASES) {
        const lensOrder = orders.find(({ items }) => items.some(({ title }) => title === lens))
        const alarm = await anna.put(`/api/customers/me/orders/${lensOrder?.internal_order_id}/reminder-alarm`, {
          data: { customer_usage: 7, reminder_date: dayFromNow(1), create_location: 'history' },
        })
        expect(alarm.status()).toBe(200)
        for (const products of [again, leftOut]) {
          const begun = await anna.post(`/api/customers/me/orders/${orderOf(products)}/subscriptions`, {
            data: {
              key: crypto.randomUUID(), payment_method: 'prepayment', frequency: RHYTHM, frequency_confirmed: true,
              next_date: dayFromNow(NEXT),
            },
          })
          expect([products, begun.status()]).toEqual([products, 201])
        }
      }
    })

    await onDay(3, async ({ url, anna }) => {
      for (const { locale, width, javaScriptEnabled, lens, leftOut } of CASES) {
        const words = WORDS[locale]
        const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled })
        const page = await context.newPage()
        const main = page.getByRole('main')
        const reorder = await linkIn(anna, lens, /(\/reorder\/token\/[\w-]+)/)
        await page.goto(url + pathIn(locale, reorder))
        // A client that follows links fills no cart: the script of the page presses its button, or the visitor.
        if (!javaScriptEnabled) await main.getByRole('button', { name: words('reorder.submit') }).click()
        await expect(page).toHaveURL((at) => at.pathname === pathIn(locale, '/checkout/customer'))
        await expect(main.getByText(lens).first()).toBeAttached()
        const mail = await linkIn(anna, leftOut, /(\/subscription\/token\/[\w-]+)/)
        await page.goto(url + pathIn(locale, mail))
        await expect(main).not.toContainText(leftOut)
        if (javaScriptEnabled) {
          await waitUntilInteractive(page)
          expect(await barriers(page)).toEqual([])
        }
        await main.getByRole('button', { name: words('subscription.link_skip') }).click()
        await expect(main).toContainText(words('subscription.link_done'))
        await context.close()
      }
    })

    await onDay(12, async ({ url, anna }) => {
      const newOrders = async () => (await ordersOf(anna)).filter(({ internal_order_id: id }) => Number(id) > before)
      const titlesOf = async () => (await newOrders()).map(({ items }) => items[0]?.title ?? '')
      await expect.poll(async () => (await titlesOf()).toSorted()).toEqual(CASES.map(({ again }) => again).toSorted())
      for (const { locale, width, javaScriptEnabled, again } of CASES) {
        const words = WORDS[locale]
        const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled })
        const page = await context.newPage()
        const main = page.getByRole('main')
        expect((await context.request.post(`${url}/api/session`, { data: ANNA })).ok()).toBe(true)
        await page.goto(url + pathIn(locale, '/my-account/my-subscriptions'))
        await expect(main.getByRole('heading', { level: 2 }))
          .toHaveText(Array.from({ length: 4 }, () => words('subscription.next', { date: display(locale, NEXT + RHYTHM) })))
        const order = (await newOrders()).find(({ items }) => items[0]?.title === again)
        await page.goto(url + pathIn(locale, `/my-account/order/${order?.internal_order_id}`))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '')
        await expect(main.getByText(again).first()).toBeVisible()
        await context.close()
      }
    })
  })
