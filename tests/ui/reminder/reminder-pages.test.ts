import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import reminder from '../../../ui/messages/reminder.json' with { type: 'json' }
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { elements, attributeOf, optionsOf, textOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const LIST = '/my-account/reminders'
const daily = aProduct({ facts: { replacementDays: 1 }, pack: { label: '30', quantity: 30 } })
const wordsOf = (html: string): string => textOf(html)
const mainOf = (html: string): string => textOf(html, 'main')
const chosenDay = (html: string): string | undefined => attributeOf(html, '[name=day]', 'value')

/** Anna on the second of March, with an order of 30 daily lenses for the right eye; pages without JavaScript. */
const opened = async () => {
  const prices = [aPriceEntry({ productId: daily.id, priceChannel: 'iris_ch' })]
  const pages = openPages({ shopCatalogue: aCatalogue({ products: [daily], prices }) })
  const { shop } = pages
  const visitor = pages.visitorAt('/')
  const { accountId } = await visitor.signUp(ANNA)
  await completeEmailLink(shop.ports, ANNA)
  await visitor.signIn(ANNA)
  const { id: _id, ...cart } = aCart({ token: cartToken('1') })
  await value(shop.ports.carts.put(cart))
  const order = await value(shop.ports.orders.place(cart.token, (filled, id) => E.right({
    order: {
      ...anOrder({ lines: [aLine({ product: daily, eye: 'right' })], accountId }),
      token: orderToken('1'), cartToken: filled.token, id,
    },
    reservations: [], mails: [],
  })))
  /** The days pass, and sessions expire. */
  const at = async (instant: string): Promise<void> => {
    shop.clock.set(new Date(instant))
    await visitor.signIn(ANNA)
    await shop.sendReminders()
  }
  return { ...pages, order, form: `${LIST}/${order.id}`, at }
}

describe('the reminder pages', () => {
  it('AS-REMIND-04 AS-REMIND-05 propose a day, and another one for lenses worn less often', async () => {
    const { get, form } = await opened()
    const proposed = await get(form)
    expect([proposed.status, chosenDay(proposed.html)]).toEqual([200, '2026-04-01'])
    expect(chosenDay((await get(`${form}?usage=3`)).html)).toBe('2026-05-11')
    expect(chosenDay((await get(`${form}?usage=99`)).html)).toBe('2026-04-01')
    expect(proposed.headers.get('cache-control')).toBe('no-store')
  })

  it('AS-REMIND-09 CC-REORD-18 ask for the weekly use: a lens a day is seven, and fewer last longer', async () => {
    const { get, form } = await opened()
    const field = async (path: string) => {
      const { html } = await get(path)
      const label = elements(html, 'label').find((one) => textOf(one).includes('Woche'))
      return [textOf(label), optionsOf(html, `[id="${label?.attribs['for']}"] option[selected]`)[0]]
    }
    expect(await field(form)).toEqual([expect.stringContaining(reminder['reminder.usage'].de), '7'])
    expect(await field(`${form}?usage=5`)).toEqual([expect.stringContaining('pro Woche'), '5'])
    expect([chosenDay((await get(form)).html), chosenDay((await get(`${form}?usage=5`)).html)]).toEqual(['2026-04-01', '2026-04-13'])
  })

  it('AS-REMIND-03 AS-REMIND-06 AS-REMIND-08 set a reminder on a chosen day, list it, stop it and delete it', async () => {
    const { get, post, form, shop, at } = await opened()
    const set = await post(form, { usage: '3', day: '2026-04-20', from: 'history' })
    expect([set.status, set.headers.get('location')]).toEqual([302, `${LIST}?saved=1`])
    const listed = await get(`${LIST}?saved=1`)
    expect(wordsOf(listed.html)).toContain(reminder['reminder.saved'].de)
    expect(wordsOf(listed.html)).toMatch(/20\. April 2026.*1 × Biofinity, Rechtes Auge, PWR\u00A0.2[.,]25.*3 Tage pro Woche/)
    expect(chosenDay((await get(form)).html)).toBe('2026-04-20')
    const id = attributeOf(listed.html, '[name=id]', 'value') ?? ''
    expect((await post(LIST, { id, intent: 'pause' })).headers.get('location')).toBe(LIST)
    expect(wordsOf((await get(LIST)).html)).toContain(reminder['reminder.state_paused'].de)
    await at('2026-05-20T12:00:00Z')
    expect(await shop.mails()).not.toContainEqual(expect.objectContaining({ subject: 'Ihre Kontaktlinsen gehen bald zu Ende' }))
    expect((await post(LIST, { id, intent: 'resume' })).status).toBe(302)
    expect(wordsOf((await get(LIST)).html)).toContain(reminder['reminder.state_waiting'].de)
    expect((await post(LIST, { id, intent: 'delete' })).status).toBe(302)
    expect(wordsOf((await get(LIST)).html)).toContain(reminder['reminder.none'].de)
    expect((await post(LIST, { id, intent: 'delete' })).status).toBe(422)
  })

  it('show what is wrong with a day, and preserve the input', async () => {
    const { post, get, form } = await opened()
    for (const [day, message] of [['2026-03-02', 'not_ahead'], ['', 'no_day'], ['2999-01-01', 'too_far']] as const) {
      const refused = await post(form, { usage: '7', day, from: 'order' })
      expect(refused.status).toBe(422)
      expect(wordsOf(refused.html)).toContain(reminder[`reminder.${message}`].de)
    }
    expect(wordsOf((await get(LIST)).html)).toContain(reminder['reminder.none'].de)
  })

  it('link to the lenses if there is no reminder, in the language of the page', async () => {
    const { get, visitorAt } = await opened()
    expect(textsOf((await get(LIST)).html, 'a[href="/c/lens"]')).toContain(account['account.shop_now'].de)
    await visitorAt('/it').signIn(ANNA)
    expect(textsOf((await get(`/it${LIST}`)).html, 'a[href="/it/c/lens"]')).toContain(account['account.shop_now'].it)
  })

  it('are linked from the history, the order and the thank-you page of its owner', async () => {
    const { get, order, form } = await opened()
    expect((await get('/my-account/history')).html).toContain(`href="${form}?from=history"`)
    const own = await get(`/my-account/order/${order.id}`)
    expect(own.html).toContain(`href="${form}?from=order"`)
    expect(wordsOf(own.html)).toContain('Am 1. April 2026 erinnern')
    expect((await get(`/checkout/thank-you/${order.token}`)).html).toContain(`href="${form}?from=thank_you"`)
  })

  it('ask a guest to sign in, and find no order of another customer', async () => {
    const { get, form, shop } = await opened()
    const guest = openPages()
    for (const path of [LIST, form]) expect((await guest.get(path)).headers.get('location')).toMatch(/^\/login\?/)
    expect((await get(`${LIST}/999`)).status).toBe(404)
    expect(shop).toBeDefined()
  })

  it('R5 add the lenses to a cart at one press from their mail, without a session; an order’s link does not', async () => {
    const { get, post, form, order, shop, at, visitorAt } = await opened()
    await post(form, { usage: '7', day: '2026-04-01', from: 'order' })
    await at('2026-04-01T10:00:00Z')
    const mail = (await shop.mails()).find(({ subject }) => subject === 'Ihre Kontaktlinsen gehen bald zu Ende')
    const link = `/fr${/\/reorder\/token\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''}`
    const pressed = async (path: string) => (await post(path, { source: 'link' })).headers.get('location')
    const lines = async () => ((await visitorAt('/fr').loadCart())?.lines ?? []).map(({ eye, option }) => [eye, option.sphere])
    expect([await pressed(`/fr/reorder/token/${order.token}`), await lines()]).toEqual(['/fr/#reorder-not-possible', []])
    expect([(await get(link)).status, await lines()]).toEqual([200, []])
    expect([await pressed(link), await lines()]).toEqual(['/fr/checkout?isReorder=true#reorder', [['right', -2.25]]])
  })

  it('end a reminder at one press from its mail, without a session, with the same message for any link', async () => {
    const { get, post, form, shop, at } = await opened()
    await post(form, { usage: '7', day: '2026-04-01', from: 'order' })
    await at('2026-04-01T10:00:00Z')
    const mail = (await shop.mails()).find(({ subject }) => subject === 'Ihre Kontaktlinsen gehen bald zu Ende')
    const path = /\/reminder\/end\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    const elsewhere = openPages({ reminders: shop.ports.reminders })
    const page = await elsewhere.get(path)
    expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')])
      .toEqual([200, 'no-referrer', 'no-store'])
    expect(wordsOf((await get(LIST)).html)).toContain(reminder['reminder.state_sent'].de)
    const wrong = await elsewhere.post('/reminder/end/nobody', {})
    const right = await elsewhere.post(path, {})
    expect([wrong.status, right.status]).toEqual([200, 200])
    expect(wordsOf(right.html)).toContain(reminder['reminder.ended'].de)
    expect(mainOf(wrong.html)).toBe(mainOf(right.html))
    expect(wordsOf((await get(LIST)).html)).toContain(reminder['reminder.none'].de)
  })
})
