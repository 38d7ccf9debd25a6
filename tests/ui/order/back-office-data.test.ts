import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import order from '../../../ui/messages/order.json' with { type: 'json' }
import { openApi } from '../../support/api/open-api-shop.ts'
import { browse, openAt } from '../checkout/browse.tsx'
import { consentTo } from '../../support/consent-to.ts'
import { orderedCookie } from '../../support/cookie-signer.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const WEEK = 7 * 24 * 3_600_000

/** A customer who paid an order a week ago that has not been processed. */
const openWeekAgo = async () => {
  const { shop, visitor } = await openAt('payment')
  await visitor.signUp(ANNA)
  const cart = await visitor.choosePayment('twint')
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  await shop.settlePayment(orderToken, 'paid')
  const [{ id } = { id: 0 }] = (await visitor.shop.order.listOrders({ page: 1 })).orders
  shop.clock.advance(WEEK)
  await shop.lookAfterPayments()
  return { shop, visitor, id, orderToken, cartToken: cart.token }
}

describe('data that only the back office can enter', () => {
  it('F-M13 is in no response of the API: no tracking, no refund, no reminder', async () => {
    const { shop, orderToken, cartToken } = await openWeekAgo()
    const app = await openApi(shop.commerce)
    const ask = async (path: string) => {
      const url = `/api/orders/by-token/${orderToken}${path}`
      const { statusCode, body } = await app.inject({ url, headers: { cookie: orderedCookie(cartToken) } })
      return { statusCode, body: JSON.parse(body) as object }
    }
    expect(await ask('')).toMatchObject({
      statusCode: 200, body: { state: 'new', tracking: null, refunded_at: null, reminder_alarm: null },
    })
    expect(await ask('/status')).toMatchObject({ statusCode: 200, body: { state: 'new', tracking: null } })
    await app.close()
  })

  it('F-M13 is promised on no order page and in no mail', async () => {
    const { shop, visitor, id, orderToken } = await openWeekAgo()
    for (const locale of LOCALES) {
      const prefix = locale === 'de' ? '' : `/${locale}`
      for (const path of [`/checkout/thank-you/${orderToken}`, '/my-account/history', `/my-account/order/${String(id)}`]) {
        const { status, words } = await browse(visitor).get(`${prefix}${path}`)
        expect([path, status]).toEqual([path, 200])
        expect([path, words]).toEqual([path, expect.not.stringContaining(order['order.tracking'][locale])])
        expect([path, words]).toEqual([path, expect.not.stringContaining(order['order.next_reminder'][locale])])
        expect([path, /schreiben Ihnen|write to you|vous écrivons|Le scriviamo/.exec(words)]).toEqual([path, null])
      }
    }
    const mails = await shop.mails()
    expect(mails.map(({ key }) => key.split(':')[0])).toEqual(['email-verification', 'order-confirmation'])
    for (const { text } of mails) expect(text).not.toMatch(/Sendung verfolgen|Erinnerung|zurückerstattet|unterwegs/)
  })
})
