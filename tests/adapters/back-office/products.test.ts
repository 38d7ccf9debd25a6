import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import texts from '../../../ui/messages/back-office.json' with {
  type: 'json' }
import { openCommerce, GUEST } from '../../support/commerce.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { anOrder } from '../../support/builders/order.ts'
import { attributeOf, attributesOf, textsOf } from '../../support/html.ts'
import { refusal, value } from '../../support/outcome.ts'
import { filledCart, LENS, lensItem, SOLUTION, usualCatalogue } from '../../support/purchase.ts'
import { alertOf, openBackOfficePages } from '../../support/staff/back-office-pages.ts'

const shop = openCommerce(usualCatalogue())
let backOffice: Awaited<ReturnType<typeof openBackOfficePages>>
beforeAll(async () => { backOffice = await openBackOfficePages(shop.deps, () => shop.clock.now()) })
afterAll(() => backOffice.app.close())

const ON = `/desk/products/${LENS.id}`
const { option } = lensItem()
const ONE = `${ON}?${new URLSearchParams(Object.entries(option).map(([key, input]) => [key, String(input).replace('.', ',')])).toString()}`
const onHand = async (): Promise<number | undefined> =>
  (await value(shop.storage.productFinder.file(LENS.id, {}, { page: 1, itemsPerPage: 1 })))?.articles[0]?.stock.onHand
const price = async () => (await value(shop.storage.productFinder.file(LENS.id, {}, { page: 1, itemsPerPage: 1 })))?.prices[0]

describe('products in the back office', () => {
  it('are found by text and by stock, and link to their own page', async () => {
    const cookie = await backOffice.signedIn('gina', 'products')
    const list = await backOffice.send('/desk/products?text=biofinity', cookie)
    expect(list.html).toContain(`<a href="${ON}">${LENS.id}</a>`)
    expect(list.html).not.toContain(`<a href="/desk/products/${SOLUTION.id}">`)
    expect((await backOffice.send('/desk/products?state=hidden', cookie)).html).toContain('No products found.')
    expect((await backOffice.send('/desk/products/99', cookie)).status).toBe(404)
    expect((await backOffice.send('/desk/products/none', cookie)).status).toBe(404)
  })

  it('have their stock changed relative to what the page showed; rejected input stays in the form', async () => {
    const cookie = await backOffice.signedIn('gino', 'products')
    const before = (await onHand()) ?? Number.NaN
    const { html } = await backOffice.send(ONE, cookie)
    const read = attributeOf(html, '[name=read]', 'value') ?? ''
    const form = { act: 'stock', read, kind: 'by', packs: '-2', reason: 'damage' }
    const wrong = await backOffice.send(ONE, cookie, { ...form, packs: 'a "few"' })
    expect([wrong.status, alertOf(wrong)]).toEqual([422, 'Enter a whole number, 0 or more.'])
    expect(wrong.html).toContain('value="a &quot;few&quot;"')
    expect(attributeOf(wrong.html, '[name=reason] > [selected]', 'value')).toBe('damage')
    expect((await backOffice.send(ONE, cookie, form)).to).toBe(ONE)
    const twice = await backOffice.send(ONE, cookie, form)
    expect([twice.status, alertOf(twice)]).toEqual([409, `The stock has changed: ${before - 2} left. Please check and enter it again.`])
    expect(await onHand()).toBe(before - 2)
    await backOffice.pressed(ONE, cookie, 'stock', { kind: 'to', packs: String(before), reason: 'count', stopOrder: 'yes' })
    expect(await onHand()).toBe(before)
  })

  it('get their first stock for variants that are made; other variants are rejected', async () => {
    const cookie = await backOffice.signedIn('gerd', 'products')
    const other = ONE.replace(/sphere=[^&]+/, 'sphere=-2%2C50')
    await backOffice.pressed(other, cookie, 'stock', { kind: 'by', packs: '3', reason: 'delivery' })
    expect((await backOffice.send(ON, cookie)).html).toContain('PWR\u00a0-2.50')
    for (const sphere of ['-2%2C51', 'thick']) {
      const none = await backOffice.send(ONE.replace(/sphere=[^&]+/, `sphere=${sphere}`), cookie)
      expect([sphere, none.status, alertOf(none) === undefined]).toEqual([sphere, 422, false])
    }
  })

  it('have their price changed now or from a date on, and only if the page was current', async () => {
    const cookie = await backOffice.signedIn('gala', 'products')
    const before = await price()
    expect((await backOffice.pressed(ON, cookie, 'price', { current: 'cheap' })).status).toBe(422)
    const steps = (...rows: readonly (readonly [string, string])[]) =>
      Object.fromEntries(rows.flatMap(([packs, amount], at) => [[`step.${at}.packs`, packs], [`step.${at}.amount`, amount]]))
    for (const rows of [[['6', '30.00'], ['3', '40.00']], [['1', '30']], [['', '30']], [['3', '']], [['3', 'less']]] as const) {
      const wrong = await backOffice.pressed(ON, cookie, 'price', steps(...rows))
      expect([rows, wrong.status, alertOf(wrong)]).toEqual([rows, 422, texts['validation.price'].en])
      expect(attributeOf(wrong.html, '[name="step.0.amount"]', 'value')).toBe(rows[0][1])
    }
    expect(await price()).toEqual(before)
    await backOffice.pressed(ON, cookie, 'price', { current: '41,50', ...steps(['3', '40.00'], ['6', '39,95']) })
    expect(await price()).toEqual({ ...before, current: 4150, bulk: [{ quantity: 3, cents: 4000 }, { quantity: 6, cents: 3995 }] })
    expect((await backOffice.send(ON, cookie)).html)
      .toContain('from 3 packs: CHF\u00a040.00 each, from 6 packs: CHF\u00a039.95 each')
    await backOffice.pressed(ON, cookie, 'price', steps(['', ''], ['6', '39.95']))
    expect((await price())?.bulk).toEqual([{ quantity: 6, cents: 3995 }])
    const tomorrow = zurichTime(new Date(shop.clock.now().getTime() + 24 * 3_600_000)).day
    await backOffice.pressed(ON, cookie, 'price', { current: '1.00', from: tomorrow })
    expect((await price())?.current).toBe(4150)
    const page = await backOffice.send(ON, cookie)
    expect(page.html).toContain('Planned prices')
    await backOffice.pressed(ON, cookie, 'unplan')
    expect((await backOffice.send(ON, cookie)).html).not.toContain('Planned prices')
  })

  it('explain below list price and compare-at price what they change in the shop', async () => {
    const { html } = await backOffice.send(ON, await backOffice.signedIn('gwen', 'products'))
    for (const name of ['original', 'website'] as const) {
      const described = attributesOf(html, `input[name=${name}]`, 'aria-describedby')
      expect(described.length).toBeGreaterThan(0)
      for (const id of described) expect(textsOf(html, `p[id="${id}"]`)).toEqual([texts[`back_office.price.${name}_help`].en])
    }
  })

  it('are hidden and shown again, with audit entries that administrators can read', async () => {
    const cookie = await backOffice.signedIn('gus', 'products')
    await backOffice.pressed(ON, cookie, 'show')
    expect((await backOffice.send('/desk/products?state=hidden', cookie)).html).toContain(`<a href="${ON}">`)
    await backOffice.pressed(ON, cookie, 'show')
    expect((await backOffice.send('/desk/audit-log', cookie)).status).toBe(403)
    const auditLog = await backOffice.send('/desk/audit-log?text=gus&what=product.hidden', await backOffice.signedIn('lea', 'all'))
    expect(auditLog.html).toContain('1 entry')
    expect(auditLog.html).toContain(`<td>gus</td><td>Product hidden</td><td>${LENS.id}</td>`)
  })

  it('J11 have their sale stopped at once with a reason, so that cart and order reject them, and resumed', async () => {
    const cookie = await backOffice.signedIn('gaby', 'products')
    const token = await filledCart(shop)
    expect((await backOffice.send(ON, cookie, { act: 'stop-sale', reason: 'bored' })).status).toBe(422)
    await backOffice.pressed(ON, cookie, 'stop-sale', { reason: 'recall' })
    expect((await backOffice.send(ON, cookie)).html).toContain('<strong>Sale stopped</strong>: Recall')
    expect((await backOffice.send('/desk/products?text=biofinity', cookie)).html).toContain('<strong>Sale stopped</strong>')
    expect(await refusal(shop.addToCart(GUEST, { token, items: [lensItem()] }))).toEqual({ _tag: 'SaleStopped' })
    const [stock] = await value(shop.getDeliveryDates(GUEST, { questions: [{ productId: LENS.id, option, quantity: 1 }] }))
    expect(stock?.stock).toEqual({ onHand: 0, stopOrder: true, isSaleStopped: true })
    const auditLog = await backOffice.send(
      '/desk/audit-log?text=gaby&what=product.sale_stopped', await backOffice.signedIn('lore', 'all'),
    )
    expect(textsOf(auditLog.html, 'td + td, td > span')).toEqual(['gaby', 'Sale stopped', `${LENS.id}recall`, 'recall'])
    for (const form of [{ act: 'stop-sale' }, { act: 'show' }, { act: 'show', isActive: '' }, { act: 'stop-sale', reason: 'bored' }])
      expect([form, (await backOffice.send(ON, cookie, form)).status]).toEqual([form, 422])
    expect((await backOffice.send(ON, cookie)).html).toContain('<strong>Sale stopped</strong>: Recall')
    await backOffice.pressed(ON, cookie, 'stop-sale', {})
    expect((await backOffice.send(ON, cookie)).html).toContain('On sale')
    expect(await value(shop.addToCart(GUEST, { token, items: [lensItem()] }))).toBeDefined()
  })

  it('J11 have a list of their buyers for a recall, without formulas and logged, for staff permitted to see customers', async () => {
    const order = anOrder({
      lines: [aLine({ product: LENS, quantity: 2 })], locale: 'fr',
      billingAddress: anAddress({ firstName: '=cmd|"/c calc"!A1', lastName: 'Roux' }),
      parcels: [{ carrier: 'swisspost', sentAt: '2026-03-03T23:30:00.000Z', packs: [{ lineId: 'line-1', quantity: 2 }] }],
    })
    const { id: _id, ...cart } = aCart({ token: order.cartToken, lines: order.lines })
    await value(shop.storage.carts.put(cart))
    await value(shop.storage.orders.place(order.cartToken, () => E.right({ order, reservations: [], mails: [] })))
    const products = await backOffice.signedIn('gabi', 'products')
    expect((await backOffice.send(ON, products)).html).not.toContain('buyers.csv')
    expect((await backOffice.send(`${ON}/buyers.csv`, products)).status).toBe(403)
    const cookie = await backOffice.signedIn('olga', 'orders')
    expect((await backOffice.send(ON, cookie)).html).toContain(`action="${ON}/buyers.csv"`)
    const { status, html, headers } = await backOffice.send(`${ON}/buyers.csv?from=2026-03-04&to=2026-03-04`, cookie)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="buyers-${LENS.id}.csv"`,
      'cache-control': 'no-store',
    })
    expect(html).toBe([
      '\uFEFF"order";"ordered";"sent";"status";"variant";"quantity";"name";"email";"language"',
      `"IR-2026-000001";"2026-03-02";"2026-03-04";"new";"${order.lines[0]?.variantId}";"2";`
      + '"\'=cmd|""/c calc""!A1 Roux";"erika@example.ch";"fr"',
      '',
    ].join('\r\n'))
    expect((await backOffice.send(`${ON}/buyers.csv?from=2026-03-05`, cookie)).html).not.toContain('IR-2026')
    const backwards = 'from=2026-03-05&to=2026-03-04'
    for (const [query, named] of [['from=2026-02-31', 'Shipped from'], ['to=x', 'Shipped until'], [backwards, 'Shipped until']]) {
      const wrong = await backOffice.send(`${ON}/buyers.csv?${query}`, cookie)
      expect([query, wrong.status, alertOf(wrong)])
        .toEqual([query, 422, `Invalid filter: ${named}.`])
    }
    expect((await backOffice.send('/desk/products/99/buyers.csv', cookie)).status).toBe(404)
    const auditLog = await backOffice.send('/desk/audit-log?text=olga', await backOffice.signedIn('lars', 'all'))
    expect(textsOf(auditLog.html, 'tr:has(span:contains("2026-03-04 – 2026-03-04")) > td + td')).toEqual(
      ['olga', 'List of buyers downloaded', `${LENS.id}2026-03-04 – 2026-03-04`])
  })

  it('are read-only for staff that packs orders', async () => {
    const cookie = await backOffice.signedIn('otto', 'orders')
    expect((await backOffice.send(ONE, cookie)).html).not.toContain('name="act"')
    const { status, html } = await backOffice.send(ON, cookie, { act: 'show', isActive: 'no' })
    expect([status, html.includes('Your role does not allow this.')]).toEqual([403, true])
  })
})
