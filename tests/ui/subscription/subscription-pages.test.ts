import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import shell from '../../../ui/messages/shell.json' with { type: 'json' }
import passWords from '../../../ui/messages/lens-pass.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import subscription from '../../../ui/messages/subscription.json' with { type: 'json' }
import { SUBSCRIPTION_LIMIT } from '../../../domain/limits/limits.ts'
import { FREQUENCIES, makeStoredFrequency } from '../../../domain/subscription/frequency.ts'
import { isMarked } from '../../../ui/binding/page-marks.ts'
import { PAGES } from '../../../ui/routing/pages.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { elements, attributeOf, attributesOf, textOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { customer, GUEST } from '../../support/commerce.ts'
import { openOperations } from '../../../application/commerce/operations.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const LIST = '/my-account/my-subscriptions'
const lens = aProduct()
const WAYS = [aShippingMethod(), aShippingMethod({ key: 'dhl', price: chf(690) })]
const wordsOf = (html: string): string => textOf(html)
const messageOf = (id: keyof typeof subscription): string => subscription[id].de
const valueOf = (html: string, name: string): string | undefined => attributeOf(html, `[name="${name}"]`, 'value')

/** Anna on the second of March, with an order of two packs for the right eye; pages without JavaScript. */
const opened = async () => {
  const prices = [aPriceEntry({ productId: lens.id, current: 4500 })]
  const pages = openPages({ shopCatalogue: aCatalogue({ products: [lens], prices, shippingMethods: WAYS }) })
  const { shop } = pages
  const visitor = pages.visitorAt('/')
  const { accountId } = await visitor.signUp(ANNA)
  await completeEmailLink(shop.ports, ANNA)
  await visitor.signIn(ANNA)
  const { id: _id, ...cart } = aCart({ token: cartToken('1') })
  await value(shop.ports.carts.put(cart))
  const order = await value(shop.ports.orders.place(cart.token, (filled, id) => E.right({
    order: {
      ...anOrder({ lines: [aLine({ product: lens, eye: 'right', quantity: 2 })], accountId, paidAt: '2026-03-02T09:00:00Z' }),
      token: orderToken('1'), cartToken: filled.token, id,
    },
    reservations: [], mails: [],
  })))
  const at = async (instant: string): Promise<void> => {
    shop.clock.set(new Date(instant))
    await visitor.signIn(ANNA)
    for (let round = 0; round < 3; round += 1) await shop.renewSubscriptions()
  }
  const form = `/my-account/subscribe/${order.id}`
  const key = valueOf((await pages.get(form)).html, 'key') ?? ''
  const good = { key, frequency: '30', confirmed: 'yes', day: '', method: 'prepayment' }
  /** A second order of the same, and a subscription to it. */
  const again = async () => {
    const { id: _none, ...another } = aCart({ token: cartToken('2') })
    await value(shop.ports.carts.put(another))
    const { id } = await value(shop.ports.orders.place(another.token, (filled, number) => E.right({
      order: { ...order, token: orderToken('2'), number: 'IR-2', cartToken: filled.token, id: number }, reservations: [], mails: [],
    })))
    return pages.post(`/my-account/subscribe/${id}`, { ...good, key: 'key-of-another-form' })
  }
  return { ...pages, accountId, form, good, at, again, subscribed: () => pages.post(form, good) }
}

describe('the pages of subscriptions', () => {
  it('H-S17 propose an interval of 30 days, or the usual selected one, and no consent', async () => {
    const { get, form } = await opened()
    const { status, html, headers } = await get(form)
    expect([status, valueOf(html, 'frequency'), headers.get('cache-control')]).toEqual([200, '30', 'no-store'])
    expect(elements(html, '[name=confirmed][checked]')).toEqual([])
    for (const days of [30, 60, 90]) expect(html).toContain(`?every=${days}`)
    expect(valueOf((await get(`${form}?every=90`)).html, 'frequency')).toBe('90')
    for (const none of ['0', '1', '6']) expect(valueOf((await get(`${form}?every=${none}`)).html, 'frequency')).toBe('30')
  })

  it('show the eye and the values of each lens of the order they begin with', async () => {
    const { get, form } = await opened()
    const products = elements((await get(form)).html, 'ul:has(> li > p)').find((list) => textOf(list).startsWith('2 × Biofinity'))
    expect(textOf(products)).toMatch(/Rechtes Auge.*-2\.25/)
  })

  it('AS-SUBS-06 change values as typed, and do not claim a lens profile for a lens that is no longer shown', async () => {
    const { get, post, subscribed } = await opened()
    await subscribed()
    const path = attributeOf((await get(LIST)).html, '[href*="/my-account/subscription/"]', 'href') ?? ''
    const shownPage = await get(path)
    expect(valueOf(shownPage.html, 'value-sphere-line-1')).toBe('-2.25')
    const typed = { intent: 'values', 'value-sphere-line-1': '-3,50', 'value-radius-line-1': '8.6', 'value-diameter-line-1': '14.0' }
    expect((await post(path, typed)).headers.get('location')).toBe(`${path}?saved=1`)
    expect(valueOf((await get(path)).html, 'value-sphere-line-1')).toBe('-3.50')
    expect((await post(path, { ...typed, 'value-sphere-line-1': 'viel' })).status).toBe(422)
    expect((await post(path, { ...typed, 'value-sphere-line-1': '-20' })).status).toBe(422)
    expect((await post('/my-account/lens-pass/values', {
      wearer: 'Anna', day: '2026-03-01', source: 'box', product: '', r_sphere: '-4', r_cylinder: '-0.75', r_axis: '90',
    })).status).toBe(302)
    const wearer = attributeOf((await get(path)).html, '[href*="?wearer="]', 'href') ?? ''
    const filled = await get(`${path}${wearer.slice(wearer.indexOf('?'))}`)
    expect(valueOf(filled.html, 'value-sphere-line-1')).toBe('-3.50')
    expect(wordsOf(filled.html)).not.toContain(passWords['lens_pass.offer_filled'].de.replace('{name}', 'Anna'))
  })

  it('AS-SUBS-06 AS-SUBS-08 are paid by a saved card, shown by its digits, and require another method once deleted', async () => {
    const { shop, get, post, form, good, accountId } = await opened()
    const { id: _id, ...cart } = aCart({ token: cartToken('2') })
    const unpaid = { ...anOrder({ accountId, paymentMethod: 'visa' }), status: 'payment_pending' } as const
    await value(shop.ports.carts.put(cart))
    const order = await value(shop.ports.orders.place(cart.token, (filled, id) => E.right({
      order: { ...unpaid, token: orderToken('2'), cartToken: filled.token, id, number: 'IR-2' },
      reservations: [], mails: [],
    })))
    await value(openOperations(shop.ports, shop.ports).payment.createPayment({ ...GUEST, owner: accountId },
      { token: order.token, method: 'visa', savesCard: true }))
    const attempt = shop.paymentProvider.attempts().at(-1)
    const notice = attempt && shop.paymentProvider.notice(attempt, 'paid', { card: aSavedCard() })
    if (notice !== undefined) await value(shop.commerce.reports.recordNotice(notice))
    const { html } = await get(form)
    const card = attributeOf(html, '[value^="visa/"]', 'value') ?? ''
    expect(wordsOf(html)).toMatch(/Visa.{0,20}4242/)
    const foreign = `visa/${'x'.repeat(18)}`
    for (const method of ['visa', foreign, `master_card/${card.slice(5)}`, `prepayment/${card.slice(5)}`, 'visa/', `${card}/1`, 'twint'])
      expect([method, (await post(form, { ...good, method })).status]).toEqual([method, 422])
    expect((await post(form, { ...good, method: card })).status).toBe(302)
    const page = '/my-account/subscription/1'
    const chosen = async () => attributeOf((await get(page)).html, 'input[name=method][checked]', 'value')
    expect(await chosen()).toContain(card)
    await value(openOperations(shop.ports, shop.ports).payment.deleteCustomerPaymentAlias(customer(accountId), { alias: card.slice(5) }))
    expect(await chosen()).toBeUndefined()
    const changed = { before: '30', planned: '2026-04-01', day: '2026-04-01', frequency: '30' }
    expect((await post(page, changed)).status).toBe(422)
    expect((await post(page, { ...changed, method: 'prepayment' })).status).toBe(302)
    expect(await chosen()).toContain('prepayment')
    const methodOf = async () => attributeOf((await get(page)).html, 'input[name=shippingMethod][checked]', 'value')
    const byTransfer = { ...changed, method: 'prepayment', shippingMethodBefore: 'swisspost_a_post_parcel' }
    expect([await methodOf(), (await post(page, { ...byTransfer, shippingMethod: 'cargo' })).status])
      .toEqual(['swisspost_a_post_parcel', 422])
    expect([(await post(page, { ...byTransfer, shippingMethod: 'dhl' })).status, await methodOf()]).toEqual([302, 'dhl'])
  })

  it('AS-SUBS-05 AS-SUBS-08 start one after confirmation, with an offered payment method, and show what is missing', async () => {
    const { get, post, form, good } = await opened()
    const methods = attributesOf((await get(form)).html, 'input[name=method]', 'value')
    expect(methods).toEqual(['invoice', 'prepayment'])
    const { confirmed: _not, ...unconfirmed } = good
    const refused = await post(form, unconfirmed)
    expect([refused.status, wordsOf(refused.html)]).toEqual([422, expect.stringContaining(messageOf('subscription.not_confirmed'))])
    for (const [field, text, message] of [
      ['frequency', '0', messageOf('subscription.no_frequency')], ['frequency', '6', messageOf('subscription.no_frequency')],
      ['frequency', '', messageOf('subscription.no_frequency')],
      ['frequency', '366', messageOf('subscription.no_frequency')], ['day', '2026-03-02', 'ab morgen'],
    ] as const) {
      const response = await post(form, { ...good, [field]: text })
      expect([field, response.status, wordsOf(response.html)]).toEqual([field, 422, expect.stringContaining(message)])
    }
    expect(wordsOf((await get(LIST)).html)).toContain(messageOf('subscription.none'))
    const started = await post(form, { ...good, day: '2026-03-20', price: '0', total: '0' })
    expect([started.status, started.headers.get('location')]).toEqual([302, `${LIST}?saved=1`])
    expect(wordsOf((await get(LIST)).html)).toContain('20. März 2026')
  })

  it('AS-ACCT-05 AS-SUBS-03 list the customer’s subscriptions with their next day, products and current price', async () => {
    const { get, subscribed, shop } = await opened()
    await subscribed()
    let count = 0
    const real = shop.ports.subscriptions.list
    Object.assign(shop.ports.subscriptions, { list: (...args: Parameters<typeof real>) => { count += 1; return real(...args) } })
    const html = wordsOf((await get(LIST)).html)
    expect(count).toBe(1)
    // A value stays in one line with its name.
    expect(html).toMatch(/1\. April 2026.*Aktiv.*2 × Biofinity, Rechtes Auge, PWR\u00A0-2\.25 .*alle 30 Tage.*Vorauszahlung/s)
  })

  it('link to the lenses if there is no subscription, in the language of the page', async () => {
    const { get, visitorAt } = await opened()
    expect(textsOf((await get(LIST)).html, 'a[href="/c/lens"]')).toContain(account['account.shop_now'].de)
    await visitorAt('/it').signIn(ANNA)
    expect(textsOf((await get(`/it${LIST}`)).html, 'a[href="/it/c/lens"]')).toContain(account['account.shop_now'].it)
  })

  it('AS-SUBS-06 pause one, resume it, skip a delivery and end it', async () => {
    const { get, post, subscribed } = await opened()
    await subscribed()
    const id = valueOf((await get(LIST)).html, 'id') ?? ''
    const main = async () => wordsOf((await get(LIST)).html)
    const day = valueOf((await get(LIST)).html, 'day') ?? ''
    expect((await post(LIST, { id, intent: 'skip', day })).status).toBe(302)
    expect(await main()).toContain('1. Mai 2026')
    await post(LIST, { id, intent: 'pause' })
    expect(await main()).toContain(messageOf('subscription.paused'))
    await post(LIST, { id, intent: 'resume' })
    expect(await main()).toContain(messageOf('subscription.active'))
    const detail = `/my-account/subscription/${id}`
    expect((await post(detail, { intent: 'end' })).headers.get('location')).toBe(`${LIST}?ended=1`)
    expect(await main()).toContain(messageOf('subscription.none'))
    expect((await get(detail)).status).toBe(404)
    expect((await post(LIST, { id, intent: 'pause' })).status).toBe(422)
  })

  it('H-K06 skip one delivery, for any number of identical requests, and none without its day', async () => {
    const { get, post, subscribed } = await opened()
    await subscribed()
    const { html } = await get(LIST)
    const [id, day] = [valueOf(html, 'id') ?? '', valueOf(html, 'day') ?? '']
    for (let press = 0; press < 3; press += 1) await post(LIST, { id, intent: 'skip', day })
    await post(LIST, { id, intent: 'skip' })
    expect(wordsOf((await get(LIST)).html)).toContain('1. Mai 2026')
  })

  it('AS-ROUTE-14 AS-SUBS-04 show one, change its day, quantity and interval, and preserve invalid input', async () => {
    const { get, post, subscribed } = await opened()
    await subscribed()
    const id = valueOf((await get(LIST)).html, 'id') ?? ''
    const detail = `/my-account/subscription/${id}`
    const html = (await get(detail)).html
    const [pack = ''] = /quantity-[\w-]+/.exec(html) ?? []
    expect([valueOf(html, pack), valueOf(html, 'day'), valueOf(html, 'frequency')]).toEqual(['2', '2026-04-01', '30'])
    const sent = { before: '30', planned: '2026-04-01', [pack]: '3', day: '2026-04-20', frequency: '60', method: 'prepayment' }
    const unconfirmed = await post(detail, sent)
    expect([unconfirmed.status, wordsOf(unconfirmed.html)])
      .toEqual([422, expect.stringContaining(messageOf('subscription.not_confirmed'))])
    expect(valueOf(unconfirmed.html, pack)).toBe('3')
    const wrong = await post(detail, { ...sent, confirmed: 'yes', [pack]: '0' })
    expect([wrong.status, wordsOf(wrong.html)]).toEqual([422, expect.stringContaining(messageOf('subscription.no_quantity'))])
    expect((await post(detail, { ...sent, confirmed: 'yes' })).headers.get('location')).toBe(`${detail}?saved=1`)
    expect(wordsOf((await get(detail)).html)).toMatch(/20\. April 2026.*3 × Biofinity.*alle 60 Tage/s)
    expect((await get('/my-account/subscription')).headers.get('location')).toBe(LIST)
    for (const other of ['999', 'x', '0']) expect((await get(`/my-account/subscription/${other}`)).status).toBe(404)
  })

  it('H-S17 state the shortest and the longest interval in every language', () => {
    for (const id of ['subscription.frequency_hint', 'subscription.no_frequency'] as const)
      for (const text of Object.values(subscription[id]))
        expect([id, text, text.match(/\d+/g)?.map(Number)]).toEqual([id, text, [FREQUENCIES.from, FREQUENCIES.to]])
  })

  it('H-S17 keep an earlier shorter interval when something else is changed, and accept a longer one', async () => {
    const { get, post, subscribed, shop, accountId } = await opened()
    await subscribed()
    const [one] = await value(shop.ports.subscriptions.list(accountId))
    if (one === undefined) throw new Error('Nothing was subscribed')
    const stored = { ...one, frequency: made(makeStoredFrequency(3)) }
    await value(shop.ports.subscriptions.change(accountId, [one.id], () => E.right(stored)))
    const detail = `/my-account/subscription/${one.id}`
    expect(valueOf((await get(detail)).html, 'frequency')).toBe('3')
    const sent = { before: '3', planned: '2026-04-01', day: '2026-04-20', frequency: '3', method: 'prepayment' }
    expect((await post(detail, sent)).headers.get('location')).toBe(`${detail}?saved=1`)
    expect(wordsOf((await get(detail)).html)).toMatch(/20\. April 2026.*alle 3 Tage/s)
    const shorter = await post(detail, { ...sent, frequency: '6', confirmed: 'yes' })
    expect([shorter.status, wordsOf(shorter.html)]).toEqual([422, expect.stringContaining(messageOf('subscription.no_frequency'))])
    expect((await post(detail, { ...sent, frequency: '7', confirmed: 'yes' })).headers.get('location')).toBe(`${detail}?saved=1`)
    expect(wordsOf((await get(detail)).html)).toMatch(/alle 7 Tage/)
  })

  it('H-S17 limit changes of the day to ten a day, and preserve the input', async () => {
    const { get, post, subscribed } = await opened()
    await subscribed()
    const detail = `/my-account/subscription/${valueOf((await get(LIST)).html, 'id')}`
    const choose = (day: number) =>
      post(detail, { before: '30', frequency: '30', planned: '2026-04-01', method: 'prepayment', day: `2026-04-${day}` })
    for (let day = 10; day < 20; day += 1) expect((await choose(day)).status).toBe(302)
    const { status, html } = await choose(20)
    expect([status, html.includes('value="2026-04-20"'), wordsOf(html)])
      .toEqual([422, true, expect.stringContaining('Bitte versuchen Sie es in 24 Stunden wieder.')])
    expect(wordsOf((await get(detail)).html)).toContain('19. April 2026')
  })

  it('H-S17 state the limit for an account, and preserve the input', async () => {
    const { post, form, good } = await opened()
    for (let count = 1; count <= SUBSCRIPTION_LIMIT; count += 1)
      expect((await post(form, { ...good, key: `form-number-${count}` })).status).toBe(302)
    const { status, html } = await post(form, { ...good, frequency: '45' })
    expect([status, valueOf(html, 'frequency')]).toEqual([422, '45'])
    expect(wordsOf(html)).toContain(refusals['error.too_many_subscriptions'].de.replace('{maximum, number}', String(SUBSCRIPTION_LIMIT)))
  })

  it('P1 H-S10 start one by a form repeated after a lost response, and say so if it was changed meanwhile', async () => {
    const { get, post, shop, form, good } = await opened()
    const other = valueOf((await get(form)).html, 'key')
    expect([/^[\w-]{16,64}$/.test(good.key), other !== good.key]).toEqual([true, true])
    const real = shop.ports.subscriptions.add
    const lost: typeof real = (...request) => pipe(real(...request), TE.flatMap(() => TE.left({ _tag: 'ServiceUnavailable' } as const)))
    Object.assign(shop.ports.subscriptions, { add: lost })
    const unanswered = await post(form, good)
    expect([unanswered.status, valueOf(unanswered.html, 'key')]).toEqual([503, good.key])
    Object.assign(shop.ports.subscriptions, { add: real })
    for (let count = 0; count < 2; count += 1) {
      const repeated = await post(form, good)
      expect([repeated.status, repeated.headers.get('location')]).toEqual([302, `${LIST}?saved=1`])
    }
    const changed = await post(form, { ...good, frequency: '60' })
    expect([changed.status, changed.headers.get('location')]).toEqual([302, `${LIST}?already-started=1`])
    const list = wordsOf((await get(`${LIST}?already-started=1`)).html)
    expect(list).toContain(messageOf('subscription.already_started'))
    expect(list.match(/alle \d+ Tage/g)).toEqual(['alle 30 Tage'])
    // A page opened before the release has no key in its form.
    const { key: _none, ...withoutKey } = good
    const refused = await post(form, withoutKey)
    const key = valueOf(refused.html, 'key') ?? ''
    expect([refused.status, key.length > 0]).toEqual([422, true])
    expect((await post(form, { ...good, key })).headers.get('location')).toBe(`${LIST}?saved=1`)
    expect(wordsOf((await get(LIST)).html).match(/alle \d+ Tage/g)).toHaveLength(2)
  })

  it('AS-SUBS-07 change to another saved address', async () => {
    const { get, post, subscribed, again, shop, accountId } = await opened()
    await subscribed()
    const id = valueOf((await get(LIST)).html, 'id') ?? ''
    await again()
    const [home, office] = await value(shop.ports.addressBooks.change(accountId, () => E.right([
      { address: anAddress({ street: 'Neugasse' }), isDefault: true }, { address: anAddress({ street: 'Marktplatz' }), isDefault: false },
    ])))
    const detail = `/my-account/subscription/${id}`
    expect(wordsOf((await get(detail)).html)).toContain('Seestrasse 1')
    const streets = async (path: string) =>
      textsOf((await get(path)).html, 'address').map((address) => /Seestrasse|Neugasse|Marktplatz/.exec(address)?.[0])
    const other = `/my-account/subscription/${Number(id) + 1}`
    const there = { intent: 'move', shipping: String(home?.id), billing: String(office?.id) }
    await post(detail, there)
    expect([await streets(detail), await streets(other)]).toEqual([['Neugasse', 'Marktplatz'], ['Seestrasse', 'Seestrasse']])
    await post(detail, { ...there, all: 'yes' })
    expect(await streets(other)).toEqual(['Neugasse', 'Marktplatz'])
    expect((await post(detail, { intent: 'move', shipping: '999', billing: '999' })).status).toBe(422)
  })

  it('AS-ROUTE-20 AS-GUARD-04 the page of a mail shows nothing, skips its delivery, and leads to the list after a sign-in', async () => {
    const { get, post, subscribed, at, shop } = await opened()
    await subscribed()
    await at('2026-03-25T09:00:00Z')
    const [mail] = (await shop.mails()).filter(({ key }) => key.startsWith('subscription-notice'))
    const path = /\/subscription\/token\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect([(await get(path)).status, (await get(path)).headers.get('location')]).toEqual([302, LIST])
    await post('/logout', {})
    for (const address of [path, '/subscription/token/nobody']) {
      const page = await get(address)
      expect([page.status, wordsOf(page.html)]).toEqual([200, expect.stringContaining(messageOf('subscription.link_skip'))])
      expect(page.html).toContain(`/login?redirectUrl=${encodeURIComponent(address)}`)
      expect(textOf(page.html, 'main')).not.toContain('Biofinity')
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(wordsOf((await post(address, { intent: 'skip' })).html)).toContain(messageOf('subscription.link_done'))
    }
    const { email, password } = ANNA
    const into = (target: string) => post(`/login?redirectUrl=${encodeURIComponent(target)}`, { email, password })
    expect((await into(path)).headers.get('location')).toBe(LIST)
    expect(wordsOf((await get(LIST)).html)).toContain('1. Mai 2026')
  })

  it('AS-CHECKOUT-10 AS-CHECKOUT-08 are marked in their routes, other pages are not, and have no menu', async () => {
    const marked = await Promise.all(PAGES.map(async ({ name, load }) => ({
      name, isMarked: isMarked('subscription')((await load()) as { readonly handle?: unknown }),
    })))
    expect(marked.filter((one) => one.isMarked).map(({ name }) => name).toSorted())
      .toEqual([
        'my-account-subscribe', 'my-account-subscribe-products', 'my-account-subscription', 'my-account-subscriptions',
        'subscription-entry',
      ])
    const { get } = await opened()
    const label = `aria-label="${shell['shell.navigation'].de}"`
    const hasMenu = async (path: string) => (await get(path)).html.includes(label)
    expect([await hasMenu('/my-account/reminders'), await hasMenu(LIST), await hasMenu('/my-account/subscribe/1')])
      .toEqual([true, false, false])
  })

  it('are for customers only', async () => {
    const pages = openPages()
    for (const path of [LIST, '/my-account/subscription/1', '/my-account/subscribe/1']) {
      const response = await pages.get(path)
      expect([path, response.status, response.headers.get('location')]).toEqual(
        [path, 302, `/login?redirectUrl=${encodeURIComponent(path)}`],
      )
    }
  })
})
