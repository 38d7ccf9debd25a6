import { describe, expect, it } from 'vitest'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import personalData from '../../../ui/messages/personal-data.json' with { type: 'json' }
import shared from '../../../ui/messages/account-shared.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { browse, openAt } from '../checkout/browse.tsx'
import { consentTo } from '../../support/consent-to.ts'
import { textsOf } from '../../support/html.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/documents'

/** A customer who ordered once, paid by the given method. */
const ordered = async (method: 'twint' | 'prepayment') => {
  const { shop, visitor } = await openAt('payment')
  await visitor.signUp(ANNA)
  await visitor.loadCart()
  const cart = await visitor.choosePayment(method)
  const { orderToken } = await visitor.placeOrder(consentTo(cart))
  if (method === 'twint') await shop.settlePayment(orderToken, 'paid')
  const [order] = (await visitor.shop.order.listOrders({ page: 1 })).orders
  return { shop, browser: browse(visitor), order: order! }
}

describe('the documents of orders', () => {
  it('S16 G13 list the documents of a paid order, with day and link', async () => {
    const { browser, order } = await ordered('twint')
    const { status, html, words } = await browser.get(PATH)
    expect([status, words.includes(order.number)]).toEqual([200, true])
    for (const message of [personalData['personal_data.document_confirmation'].de, account['account.invoice'].de])
      expect(words).toContain(message)
    expect(words).not.toContain(shared['personal_data.document_qr_bill'].de)
    expect(html).toContain(`href="/my-account/order/${order.id}"`)
    expect(html).toContain(`/documents/invoice-${order.id}"`)
  })

  it('S16 G13 an order that waits for its transfer has a payment slip and no invoice yet', async () => {
    const { browser, order } = await ordered('prepayment')
    const { words, html } = await browser.get(`/fr${PATH}`)
    expect(words).toContain(shared['personal_data.document_qr_bill'].fr)
    expect(html).not.toContain('/documents/invoice-')
    const page = await browser.get(`/fr/my-account/order/${order.id}`)
    expect(textsOf(page.html, 'a[href$="#payment-slip"]').join()).toContain(shared['personal_data.document_qr_bill'].fr)
    expect(page.html).toContain('<div id="payment-slip"')
    expect(page.words).not.toContain(refusals['error.no_documents'].fr)
  })

  it('S16 are hidden from other customers, and a guest is asked to sign in', async () => {
    const { shop, order } = await ordered('twint')
    expect((await browse(shop.visitor()).get(PATH)).location).toBe(`/login?redirectUrl=${encodeURIComponent(PATH)}`)
    const bea = shop.visitor()
    await bea.signUp({ ...ANNA, email: 'bea@example.ch' })
    const page = await browse(bea).get(PATH)
    expect(page.words).toContain(personalData['personal_data.documents_none'].de)
    expect(textsOf(page.html, 'a[href="/c/lens"]')).toContain(account['account.shop_now'].de)
    expect(page.html).not.toContain(order.number)
  })
})
