import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import order from '../../../ui/messages/order.json' with { type: 'json' }
import { openApi } from '../../support/api/open-api-shop.ts'
import { staffCommand } from '../../support/staff-requests.ts'
import { chf } from '../../support/builders/money.ts'
import { consentTo } from '../../support/consent-to.ts'
import { value } from '../../support/outcome.ts'
import { browse, openAt } from '../checkout/browse.tsx'
import { orderedCookie } from '../../support/cookie-signer.ts'
import { everyUseCase } from '../../support/commerce.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const TRACKING = '99.00.123456.12345678'

/** A paid order, in the back office. */
const openPaid = async () => {
  const { shop, visitor } = await openAt('payment')
  await visitor.signUp(ANNA)
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
  const [{ id, number, lines } = { id: 0, number: '', lines: [] }] = (await visitor.shop.order.listOrders({ page: 1 })).orders
  const pages = async (locale: Locale) => {
    const prefix = locale === 'de' ? '' : `/${locale}`
    const paths = [`/checkout/thank-you/${orderToken}`, `/my-account/order/${String(id)}`]
    return Promise.all(paths.map((path) => browse(visitor).get(`${prefix}${path}`)))
  }
  return { shop, visitor, number, lines, pages, orderToken, cartToken: cart.token, id }
}

describe('the progress of an order as its customer sees it', () => {
  it('shows the status after each step, on its own page and on the thank-you page, in every language', async () => {
    const { shop, number, lines, pages } = await openPaid()
    const useCases = everyUseCase(shop.ports)
    const ask = (name: string) => staffCommand({ number }, name)
    const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const steps = [
      ['accepted', () => value(useCases.stepOrder(ask('accept'), 'accept'))],
      ['open', () => value(useCases.stepOrder(ask('begin'), 'start_packing'))],
      ['packed', () => value(useCases.stepOrder(ask('pack'), 'pack'))],
      ['shipped', () => value(useCases.shipParcel(ask('send'), { tracking: TRACKING }))],
      ['delivered', () => value(useCases.stepOrder(ask('deliver'), 'deliver'))],
      ['returned', () => value(useCases.returnItems(ask('back'), { packs: all, isSellable: true }))],
    ] as const
    for (const [status, step] of steps) {
      await step()
      for (const locale of LOCALES)
        for (const { words } of await pages(locale)) expect([status, words]).toEqual(
          [status, expect.stringContaining(order[`order.status.${status}`][locale])])
    }
  })

  it('shows each parcel with its tracking link, and no steps that are done', async () => {
    const { shop, number, lines, pages } = await openPaid()
    await value(everyUseCase(shop.ports).stepOrder(staffCommand({ number }, 'accept'), 'accept'))
    for (const { words } of await pages('de')) expect(words).not.toContain(TRACKING)
    await value(
      everyUseCase(shop.ports).shipParcel(staffCommand({ number }, 'send'),
        { tracking: TRACKING, packs: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] }))
    for (const locale of LOCALES)
      for (const { html, words } of await pages(locale)) {
        expect(html).toContain(`href="https://service.post.ch/ekp-web/ui/entry/search/${TRACKING}"`)
        expect(words).toContain(order['order.tracking'][locale])
        expect(words).not.toContain(order['order.next.pack'][locale])
      }
  })

  it('shows refunds and returned units', async () => {
    const { shop, number, lines, pages } = await openPaid()
    await value(everyUseCase(shop.ports).stepOrder(staffCommand({ number }, 'accept'), 'accept'))
    await value(everyUseCase(shop.ports).shipParcel(staffCommand({ number }, 'send'), {}))
    await value(
      everyUseCase(shop.ports).returnItems(staffCommand({ number }, 'back'),
        { packs: [{ lineId: lines[0]?.id ?? '', quantity: 1 }], isSellable: false }))
    await value(everyUseCase(shop.ports).refundOrder(staffCommand({ number }, 'money'), { amount: chf(1234) }))
    for (const locale of LOCALES)
      for (const { words } of await pages(locale)) {
        expect(words).toMatch(/12[.,]34/)
        for (const id of ['order.refunded', 'order.returned_packs'] as const) expect(words).toContain(order[id][locale])
      }
  })

  it('is returned by the API with its parcels and refunds, to its owner and not by the link', async () => {
    const { shop, number, orderToken, cartToken } = await openPaid()
    await value(everyUseCase(shop.ports).stepOrder(staffCommand({ number }, 'accept'), 'accept'))
    await value(everyUseCase(shop.ports).shipParcel(staffCommand({ number }, 'send', 'not for customers'), { tracking: TRACKING }))
    await value(everyUseCase(shop.ports).refundOrder(staffCommand({ number }, 'money'), { amount: chf(1234) }))
    const app = await openApi(shop.commerce)
    const ask = async (path: string, cookie = '') =>
      (await app.inject({ url: `/api/orders/by-token/${orderToken}${path}`, headers: { cookie } })).body
    expect(JSON.parse(await ask('', orderedCookie(cartToken)))).toMatchObject({
      state: 'shipped', tracking: TRACKING, parcels: [{ carrier: 'swisspost', tracking: TRACKING }], refunded_total: 1234,
      refunded_at: shop.clock.now().toISOString(),
    })
    const shared = await ask('/status')
    expect(JSON.parse(shared)).toMatchObject({ state: 'shipped', tracking: `https://service.post.ch/ekp-web/ui/entry/search/${TRACKING}` })
    for (const secret of ['refunded', 'Rosa', 'not for customers']) expect(shared).not.toContain(secret)
    expect(await ask('', orderedCookie(cartToken))).not.toMatch(/Rosa|not for customers/)
    await app.close()
  })
})
