import { expect, type Page } from '@playwright/test'
import { elements, attributeOf, textOf } from '../support/html.ts'
import { test } from './support/journey.ts'
import { openOwnShop, type OwnShop } from './support/own-shop.ts'
import { chooseShipping, fillCart, fillAddress, setEmail, order, readThankYou } from './support/purchase.ts'
import { wordsOf } from './support/shop-texts.ts'

const PORT = 4201
const SIGHTS = [['de', 375], ['en', 1280], ['fr', 375], ['it', 1280], ['de', 1280]] as const

type OrderRow = {
  readonly number: string
  readonly status: string
  readonly email: string
  readonly total_cents: number
  readonly lines: number
}

let shop: OwnShop
let before: Readonly<Record<string, number>> = {}
const bought: { readonly number: string; readonly email: string }[] = []

const homeOf = (locale: string): string => `${shop.url}${locale === 'de' ? '/' : `/${locale}`}`

const buy = async (page: Page, locale: string, email: string): Promise<void> => {
  const words = wordsOf(locale)
  await fillCart(page, words, homeOf(locale))
  await page.goto(`${shop.url}${locale === 'de' ? '' : `/${locale}`}/checkout`)
  await setEmail(page, words, email)
  await fillAddress(page, words)
  await chooseShipping(page, words)
  await order(page, words, 'twint')
  await page.locator('button[value=paid]').click()
  const { number } = await readThankYou(page, words)
  bought.push({ number, email })
}

test.afterAll(() => shop.close())

type Hit = { readonly product_id: number; readonly title: string }
type DeliveryItem = { readonly meta: { readonly variant_id: string }; readonly stock: { readonly available: number } }

const productId = async (url: string, title: string): Promise<number> => {
  const response = await fetch(`${url}/api/search?term=${encodeURIComponent(title)}&page=0&hitsPerPage=20&locale=de`)
  const { result } = (await response.json()) as { readonly result: readonly Hit[] }
  return result.find((hit) => hit.title === title)?.product_id ?? 0
}

const stockBefore = async (url: string): Promise<Readonly<Record<string, number>>> => {
  const toric = { r_sphere: -2.25, r_cylinder: -1.25, r_axis: 90, r_radius: 8.7, r_diameter: 14.5 }
  const spherical = { l_sphere: -3, l_radius: 8.6, l_diameter: 14 }
  const item = (product_id: number, option: object) =>
    ({ catalog: 'iris_web', variant_representation: { product_id, option }, quantity: 1 })
  const response = await fetch(`${url}/api/delivery-dates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [item(await productId(url, 'Biofinity toric'), toric), item(await productId(url, 'Biofinity'), spherical)],
      shipping: { country: 'CH', method: null },
      carrier: 'swisspost',
    }),
  })
  const { items } = (await response.json()) as { readonly items: readonly DeliveryItem[] }
  return Object.fromEntries(items.map(({ meta, stock }) => [meta.variant_id, stock.available]))
}

const countMails = async (url: string): Promise<number> =>
  elements(await (await fetch(`${url}/dev/mail`)).text(), 'a[href^="/dev/mail/"]').length

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(90_000)
  shop = await openOwnShop(PORT)
  before = await stockBefore(shop.url)
})

for (const [locale, width] of SIGHTS)
  test(`CC-SCOPE-02 CC-SCOPE-06 a guest buys lenses for both eyes in ${locale} at ${width} px`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await buy(page, locale, `anna.${locale}.${width}@example.ch`)
    await page.close()
  })

test('a guest buys lenses for both eyes without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 768, height: 900 } })
  await buy(page, 'de', 'anna.plain@example.ch')
  await page.close()
})

test('the mail of an order names the order, and contains no placeholder', async () => {
  await expect.poll(() => countMails(shop.url)).toBe(bought.length)
  const mails = await Promise.all(bought.map(async (_one, index) => (await fetch(`${shop.url}/dev/mail/${index + 1}`)).text()))
  for (const { number, email } of bought) {
    const mail = mails.find((text) => text.includes(`to ${email}`)) ?? ''
    expect(textOf(mail, 'title')).toContain(number)
    expect(textOf(mail, 'pre')).toContain('Keller')
    // The mail itself is in a frame, as the text of an attribute.
    for (const shown of [mail, attributeOf(mail, 'iframe', 'srcdoc') ?? '']) expect(textOf(shown)).not.toMatch(/\{\w+\}/)
  }
})

test('the database contains the purchase: correct cents, less stock, one mail each', async () => {
  // Mails are sent a moment after their order; orders of the demo customers are older.
  await expect.poll(() => countMails(shop.url)).toBe(bought.length)
  await shop.close()
  const orders = await shop.query<OrderRow>(
    `select o.number, o.status, o.email, o.total_cents::int as total_cents, count(l.*)::int as lines
     from purchase_order o join order_line l on l.order_token = o.token where o.account_id is null group by o.token order by o.number`,
  )
  expect(orders.map(({ number }) => number).toSorted()).toEqual(bought.map(({ number }) => number).toSorted())
  expect(orders.every(({ status, lines }) => status === 'new' && lines === 2)).toBe(true)
  const sums = await shop.query<{ readonly ok: boolean }>(
    `select bool_and(o.total_cents = o.shipping_cents
       + (select sum(l.quantity * l.unit_cents) from order_line l where l.order_token = o.token)) as ok
     from purchase_order o where o.account_id is null`,
  )
  expect(sums).toEqual([{ ok: true }])
  const paid = await shop.query<{ readonly paid: number }>(`select count(*)::int as paid from payment where status = 'paid'`)
  expect(paid).toEqual([{ paid: bought.length }])
  const stock = await shop.query<{ readonly variant_id: string; readonly on_hand: number }>(
    `select s.variant_id, s.on_hand from stock s where s.variant_id in (
       select l.variant_id from order_line l join purchase_order o on o.token = l.order_token where o.account_id is null
     ) order by s.variant_id`,
  )
  expect(stock.map(({ variant_id, on_hand }) => [variant_id, on_hand])).toEqual(
    Object.entries(before)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([variant, available]) => [variant, available - bought.length]),
  )
  const mails = await shop.query<{ readonly mails: number; readonly keys: number }>(
    'select count(*)::int as mails, count(distinct key)::int as keys from demo_mail',
  )
  expect(mails).toEqual([{ mails: bought.length, keys: bought.length }])
})
