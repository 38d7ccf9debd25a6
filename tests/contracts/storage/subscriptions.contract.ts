import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { toAddressId } from '../../../domain/address/address-book.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import type { Order } from '../../../domain/order/order.ts'
import { EVERY_DAY } from '../../../domain/reminder/weekly-usage.ts'
import type { AliasToken } from '../../../domain/payment/saved-card.ts'
import { SUBSCRIPTION_LIMIT } from '../../../domain/limits/limits.ts'
import { makeFrequency, makeStoredFrequency } from '../../../domain/subscription/frequency.ts'
import { subscribedProductsOf, newSubscription } from '../../../domain/subscription/start-subscription.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aKey, aRequest } from '../../support/builders/idempotent-request.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'
import { aStockRow } from '../../support/builders/stock-row.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { chf } from '../../support/builders/money.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'
import { openShopRegister } from '../../support/shop-register.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'
import { customer, GUEST } from '../../support/commerce.ts'
import { openOperations } from '../../../application/commerce/operations.ts'

const ANNA = aCustomer()
const BEAT = aCustomer({ accountId: made(makeAccountId('account-beat'.padEnd(22, '_'))), email: made(makeEmail('beat@example.ch')) })
const LENS = aProduct()
const RARE = aSolution({ id: 2002, title: 'Rare drops' })
const CATALOGUE = aCatalogue({
  products: [LENS, RARE],
  prices: [
    aPriceEntry({ productId: LENS.id, current: 4500, original: 5000, website: 6000 }),
    aPriceEntry({ productId: RARE.id, current: 1200, original: 1200, website: 1200 }),
  ],
  stock: [aStockRow(RARE, { onHand: 1, stopOrder: true })],
  shippingMethods: [
    aShippingMethod(), aShippingMethod({ key: 'dhl', price: chf(690) }), aShippingMethod({ key: 'planzer_priority', country: 'DE' }),
    aShippingMethod({ key: 'swisspost_a_post_midi', midi: true }), aShippingMethod({ key: 'pickmup', price: chf(100), active: false }),
  ],
})
const DAY = 24 * 3_600_000
/** Nine in the morning in Zurich on 2 March, when the shop opens. */
const day = (count: number): Date => new Date(Date.parse('2026-03-02T08:00:00Z') + count * DAY)
const every = (days: number) => made(makeFrequency(days))
const none = { _tag: 'NotFound', what: 'subscription' } as const

/** Subscriptions as customers and the jobs of the shop see them, over one storage. */
export const subscriptionsContract = (open: OpenStorage): void => {
  const opened = async (storage: Parameters<Parameters<ReturnType<typeof withStorage>>[1]>[0], customer = ANNA) => {
    const { close: _close, ...ports } = storage
    const register = openShopRegister([someSettings()], ['visa', 'invoice', 'prepayment'])
    const shop = openHeadlessShop({ shopCatalogue: CATALOGUE, register, ...ports })
    await value(storage.customers.add(customer, 'hash'))
    await value(storage.customers.add(BEAT, 'hash'))
    const caller = { brandChannel: 'iris', locale: 'de', publicUrl: '', from: '', owner: ANNA.accountId, session: {} as never } as const
    const operations = openOperations(shop.ports, shop.ports)
    const { subscription, reminder } = operations
    const order = async (name: string, stated: Partial<Order> = {}): Promise<Order> => {
      const { id: _id, ...cart } = aCart({ token: cartToken(name) })
      await value(storage.carts.put(cart))
      return value(storage.orders.place(cart.token, (filled, id) => E.right({
        order: {
          ...anOrder({
            lines: stated.lines ?? [aLine({ product: LENS, eye: 'right', quantity: 2 })],
            accountId: ANNA.accountId, paidAt: '2026-03-02T09:00:00Z',
          }),
          token: orderToken(name), cartToken: filled.token, id, number: `IR-${name}`, ...stated,
        },
        reservations: [], mails: [],
      })))
    }
    const create = (placed: Order, stated: object = {}) => subscription.createSubscription(caller, {
      key: aKey(), orderId: placed.id, frequency: every(30), isConfirmed: true, payment: { paymentMethod: 'prepayment' }, ...stated,
    })
    const runJobs = async (at: Date, count = 3): Promise<void> => {
      shop.clock.set(at)
      for (let run = 0; run < count; run += 1) await shop.renewSubscriptions()
    }
    const orders = async () => (await value(storage.history.all(ANNA.accountId))).filter(({ number }) => !/^IR-[a-z]/.test(number))
    const readMails = async (about: string) => (await shop.mails()).filter(({ key }) => key.startsWith(`subscription-${about}`))
    const list = () => value(subscription.getSubscriptions(caller, {}))
    /** Cards of the customer, by their names, each kept with an order that was paid by it. */
    const savedCards = async (cards: readonly Parameters<typeof aSavedCard>[0][]): Promise<readonly (AliasToken | undefined)[]> => {
      const before = new Set((await value(storage.aliases.list(ANNA.accountId))).map(({ alias }) => alias))
      for (const card of cards) {
        const unpaid = { paymentMethod: 'visa', status: 'payment_pending', paidAt: undefined } as never
        const placed = await order(`card-${crypto.randomUUID()}`, unpaid)
        await value(operations.payment.createPayment({ ...GUEST, owner: ANNA.accountId }, { token: placed.token, savesCard: true }))
        const attempt = shop.paymentProvider.attempts().at(-1)
        const notice = attempt && shop.paymentProvider.notice(attempt, 'paid', { card: aSavedCard(card) })
        if (notice !== undefined) await value(shop.commerce.reports.recordNotice(notice))
      }
      const saved = await value(storage.aliases.list(ANNA.accountId))
      const fresh = saved.filter(({ alias }) => !before.has(alias))
      return cards.map((card) => fresh.find(({ providerToken }) => providerToken === aSavedCard(card).providerToken)?.alias)
    }
    /** A subscription paid with the first saved card, or with one that is saved now. */
    const byCard = async () => {
      const [first] = await value(storage.aliases.list(ANNA.accountId))
      const alias = first?.alias ?? (await savedCards([{}]))[0]
      return value(create(await order('one'), { payment: { paymentMethod: 'visa', ...omitUndefined({ alias }) } }))
    }
    return {
      shop, storage, operations, caller, subscription, reminder, order, create, runJobs, orders, readMails, list, savedCards, byCard,
    }
  }
  type Opened = Awaited<ReturnType<typeof opened>>
  const run = (story: (shop: Opened) => Promise<void>, customer = ANNA) => () =>
    withStorage(open)(CATALOGUE, async (storage) => story(await opened(storage, customer)))

  describe('subscriptions', () => {
    it('AS-SUBS-05 H-S17 are created from an own order, active, every 30 days unless another interval is confirmed', run(async (shop) => {
      const placed = await shop.order('one')
      const ask = (isConfirmed: boolean) =>
        shop.subscription.createSubscription(shop.caller, {
          key: aKey(), orderId: placed.id, isConfirmed, payment: { paymentMethod: 'prepayment' },
        })
      const made = await value(ask(true))
      expect(made).toMatchObject({
        status: 'active', frequency: { value: 30, unit: 'days' }, nextDay: '2026-04-01', orderNumber: 'IR-one',
      })
      expect(made.items).toMatchObject([{ quantity: 2, variantRepresentation: expect.stringContaining('Rechtes Auge') }])
      expect(made.productsTotal).toEqual({ cents: 9000, currency: 'CHF' })
      expect(await shop.list()).toEqual([made])
      const refused = await refusal(ask(false))
      expect(refused).toMatchObject({ _tag: 'Malformed', violations: [{ path: 'frequency_confirmed' }] })
      expect(await shop.list()).toHaveLength(1)
    }))

    it('AS-SUBS-05 contain products only, at the prices of the day, paid with a saved card', run(async (shop) => {
      const [alias] = await shop.savedCards([{}])
      const book = await value(shop.storage.addressBooks.change(
        ANNA.accountId, () => E.right([{ address: anAddress({ street: 'Goldgasse' }), isDefault: true }]),
      ))
      const home = book[0]?.id ?? toAddressId(0)
      const made = await value(shop.subscription.subscribeToProducts(shop.caller, {
        key: aKey(), items: [{ productId: LENS.id, eye: 'left', option: { sphere: -3, radius: 8.6, diameter: 14 }, quantity: 2 }],
        billing: home, shipping: home, shippingMethod: 'dhl', frequency: every(30), isConfirmed: true,
        payment: { paymentMethod: 'visa', ...omitUndefined({ alias }) },
      }))
      expect(await shop.list()).toEqual([made])
      await shop.runJobs(day(30))
      await shop.runJobs(day(31))
      expect(await shop.orders()).toMatchObject([{
        paymentMethod: 'visa', shippingMethod: 'dhl', shippingAddress: { street: 'Goldgasse' }, totals: { itemsTotal: { cents: 9000 } },
        lines: [{ productId: LENS.id, eye: 'left', option: { sphere: -3 }, quantity: 2 }],
      }])
    }))

    it('H-S17 are limited per account, also when created at once or paused; an ended one frees a place', run(async (shop) => {
      const full = { _tag: 'TooManySubscriptions', maximum: SUBSCRIPTION_LIMIT }
      const placed = await shop.order('one')
      const begun = await Promise.all(Array.from({ length: 50 }, () => shop.create(placed)()))
      const refused = begun.flatMap((one) => (E.isLeft(one) ? [one.left] : []))
      expect([refused.length, new Set(refused.map((one) => JSON.stringify(one)))])
        .toEqual([50 - SUBSCRIPTION_LIMIT, new Set([JSON.stringify(full)])])
      const [first] = await shop.list()
      expect(await shop.list()).toHaveLength(SUBSCRIPTION_LIMIT)
      const id = first?.id ?? 0
      await value(shop.subscription.updateSubscription(shop.caller, { id, change: { status: 'paused' } }))
      expect(await refusal(shop.create(placed))).toEqual(full)
      const [home] = await value(shop.storage.addressBooks.change(
        ANNA.accountId, () => E.right([{ address: anAddress(), isDefault: true }]),
      ))
      const address = home?.id ?? toAddressId(0)
      expect(await refusal(shop.subscription.subscribeToProducts(shop.caller, {
        key: aKey(), items: [{ productId: LENS.id, eye: 'left', option: { sphere: -3, radius: 8.6, diameter: 14 }, quantity: 2 }],
        billing: address, shipping: address, shippingMethod: 'dhl', frequency: every(30), isConfirmed: true,
        payment: { paymentMethod: 'prepayment' },
      }))).toEqual(full)
      const theirs = await shop.order('theirs', { accountId: BEAT.accountId })
      expect(await value(shop.subscription.createSubscription({ ...shop.caller, owner: BEAT.accountId }, {
        key: aKey(), orderId: theirs.id, frequency: every(30), isConfirmed: true, payment: { paymentMethod: 'prepayment' },
      }))).toMatchObject({ orderNumber: 'IR-theirs' })
      await value(shop.subscription.cancelSubscription({ ...shop.caller, owner: ANNA.accountId }, { id: id }))
      expect(await value(shop.create(placed))).toMatchObject({ status: 'active' })
      expect(await refusal(shop.create(placed))).toEqual(full)
    }))

    it('P1 H-S10 are started once by a key, however often and at once, and another request with the key starts none', run(async (shop) => {
      const [placed, other] = [await shop.order('one'), await shop.order('two')]
      const key = aKey()
      const begun = await Promise.all(Array.from({ length: 10 }, () => value(shop.create(placed, { key }))))
      const [first] = begun
      expect(begun).toEqual(begun.map(() => first))
      expect(await shop.list()).toEqual([first])
      const reused = { _tag: 'KeyReused' }
      const [home] = await value(shop.storage.addressBooks.change(
        ANNA.accountId, () => E.right([{ address: anAddress(), isDefault: true }]),
      ))
      const address = home?.id ?? toAddressId(0)
      const productsOf = (stated: object) => shop.subscription.subscribeToProducts(shop.caller, {
        key, items: [{ productId: LENS.id, eye: 'left', option: { sphere: -3, radius: 8.6, diameter: 14 }, quantity: 2 }],
        billing: address, shipping: address, shippingMethod: 'dhl', frequency: every(30), isConfirmed: true,
        payment: { paymentMethod: 'prepayment' }, ...stated,
      })
      for (const request of [shop.create(other, { key }), shop.create(placed, { key, frequency: every(60) }), productsOf({})])
        expect(await refusal(request)).toEqual(reused)
      expect(await shop.list()).toEqual([first])
      const productsKey = aKey()
      const started = await value(productsOf({ key: productsKey }))
      expect(await value(productsOf({ key: productsKey }))).toEqual(started)
      expect(await refusal(productsOf({ key: productsKey, frequency: every(60) }))).toEqual(reused)
      // Another account chooses its own keys.
      const theirs = await shop.order('theirs', { accountId: BEAT.accountId })
      expect(await value(shop.subscription.createSubscription({ ...shop.caller, owner: BEAT.accountId }, {
        key, orderId: theirs.id, frequency: every(30), isConfirmed: true, payment: { paymentMethod: 'prepayment' },
      }))).toMatchObject({ orderNumber: 'IR-theirs' })
      // A repeated request returns the current subscription, after deliveries and at the limit too.
      for (let count = 2; count < SUBSCRIPTION_LIMIT; count += 1) await value(shop.create(placed))
      const paused = await value(shop.subscription.updateSubscription(shop.caller, { id: first?.id ?? 0, change: { status: 'paused' } }))
      expect(await value(shop.create(placed, { key }))).toEqual(paused)
      expect(await shop.list()).toHaveLength(SUBSCRIPTION_LIMIT)
    }))

    it('H-S17 keep a stored interval of fewer days, are delivered by it, and accept a longer one', run(async (shop) => {
      const products = subscribedProductsOf(await shop.order('one'))
      const input = { products, owner: ANNA.accountId, payment: { paymentMethod: 'prepayment' } } as const
      const { id } = await value(shop.storage.subscriptions.add({
        ...newSubscription({ ...input, nextDay: '2026-03-05' }, '2026-03-02'), frequency: made(makeStoredFrequency(3)),
      }, aRequest()))
      expect(await shop.list()).toMatchObject([{ frequency: { value: 3, unit: 'days' } }])
      for (const at of [0, 3]) await shop.runJobs(day(at))
      expect([(await shop.orders()).length, await shop.list()]).toMatchObject([1, [{ status: 'active', nextDay: '2026-03-08' }]])
      const change = (request: object) => value(shop.subscription.updateSubscription(shop.caller, { id, change: request }))
      expect(await change({ skipDay: '2026-03-08' })).toMatchObject({ nextDay: '2026-03-11', frequency: { value: 3 } })
      expect(await change({ frequency: every(7), isConfirmed: true })).toMatchObject({ frequency: { value: 7 } })
    }))

    it('AS-SUBS-05 cannot be created from another’s order, from gifts, or with an online payment', run(async (shop) => {
      const foreign = await shop.order('foreign', { accountId: BEAT.accountId })
      const gift = await shop.order('gift', { lines: [aLine({ product: LENS, isTrial: true, unitPrice: 0 })] })
      for (const placed of [foreign, gift]) expect(await refusal(shop.create(placed))).toEqual({ _tag: 'NotFound', what: 'order' })
      const own = await shop.order('own')
      expect(await refusal(shop.create(own, { payment: { paymentMethod: 'visa' } })))
        .toEqual({ _tag: 'PaymentNotOffered', method: 'visa' })
      expect(await refusal(shop.create(own, { nextDay: '2026-03-02' }))).toMatchObject({ _tag: 'Malformed' })
    }))

    it('AS-SUBS-08 are paid by methods that do not need the customer present, by invoice only if permitted', run(async (shop) => {
      expect(await value(shop.subscription.getSubscriptionPaymentMethods(shop.caller, {}))).toEqual([{ paymentMethod: 'prepayment' }])
      await shop.order('unpaid', { paidAt: undefined } as never)
      await shop.order('paid', { paymentMethod: 'visa' })
      expect(await value(shop.subscription.getSubscriptionPaymentMethods(shop.caller, {})))
        .toEqual([{ paymentMethod: 'invoice' }, { paymentMethod: 'prepayment' }])
    }))

    it('AS-SUBS-03 AS-SUBS-04 AS-SUBS-06 are shown to and changed by their owner only', run(async (shop) => {
      const { id } = await value(shop.create(await shop.order('one')))
      const beat = { ...shop.caller, owner: BEAT.accountId }
      expect(await value(shop.subscription.getSubscriptions(beat, {}))).toEqual([])
      for (const [who, which] of [[beat, id], [shop.caller, id + 1], [shop.caller, 0]] as const) {
        expect(await refusal(shop.subscription.getSubscription(who, { id: which }))).toEqual(none)
        expect(await refusal(shop.subscription.updateSubscription(who, { id: which, change: { status: 'paused' } }))).toEqual(none)
        expect(await refusal(shop.subscription.cancelSubscription(who, { id: which }))).toEqual(none)
      }
      expect(await value(shop.subscription.updateSubscription(shop.caller, { id, change: { status: 'paused' } })))
        .toMatchObject({ status: 'paused' })
      expect(await value(shop.subscription.getSubscription(shop.caller, { id: id }))).toMatchObject({ status: 'paused' })
      expect(await value(shop.subscription.updateSubscription(shop.caller, { id, change: { status: 'active' } })))
        .toMatchObject({ status: 'active' })
      await value(shop.subscription.cancelSubscription({ ...shop.caller, owner: ANNA.accountId }, { id: id }))
      expect(await shop.list()).toEqual([])
    }))

    it('AS-SUBS-06 H-K06 change their day, quantity, interval and payment, and skip a delivery, once', run(async (shop) => {
      const made = await value(shop.create(await shop.order('one')))
      const change = (request: object) => shop.subscription.updateSubscription(shop.caller, { id: made.id, change: request })
      for (let sent = 0; sent < 3; sent += 1)
        expect(await value(change({ skipDay: made.nextDay }))).toMatchObject({ nextDay: '2026-05-01' })
      expect(await value(change({ nextDay: '2026-04-10' }))).toMatchObject({ nextDay: '2026-04-10' })
      expect(await refusal(change({ frequency: every(60) })))
        .toMatchObject({ _tag: 'Malformed', violations: [{ path: 'frequency_confirmed' }] })
      expect(await value(change({ frequency: every(60), isConfirmed: true })))
        .toMatchObject({ frequency: { value: 60 }, nextDay: '2026-04-10' })
      const [item] = made.items
      expect(await value(change({ quantities: [{ id: item?.id ?? '', quantity: 3 }] })))
        .toMatchObject({ items: [{ quantity: 3 }], productsTotal: { cents: 13_500 } })
      for (const quantity of [0, 1.5, -1])
        expect(await refusal(change({ quantities: [{ id: item?.id ?? '', quantity }] }))).toEqual({ _tag: 'NotAQuantity' })
      expect(await refusal(change({ quantities: [{ id: item?.id ?? '', quantity: 100_000 }] }))).toMatchObject({ _tag: 'AboveMaximum' })
      expect(await value(change({ payment: { paymentMethod: 'prepayment' } }))).toMatchObject({ paymentMethod: 'prepayment' })
    }))

    it('H-S17 change their day ten times a day per account, with pauses and new ones: each is notified', run(async (shop) => {
      const { id } = await value(shop.create(await shop.order('one')))
      const change = (request: object) => shop.subscription.updateSubscription(shop.caller, { id, change: request })
      const counted = [{ nextDay: '2026-03-05' }, { skipDay: '2026-03-05' }, { status: 'paused' }, { status: 'active' }]
      const countNotices = async () => {
        await shop.runJobs(day(0), 1)
        return (await shop.readMails('notice')).length
      }
      for (const request of counted) await value(change(request))
      for (let days = 3; days < 9; days += 1) {
        await value(change({ nextDay: `2026-03-0${days}` }))
        await countNotices()
      }
      const another = await shop.order('two')
      await value(shop.create(another, { nextDay: '2026-03-04' }))
      const before = [await countNotices(), await shop.list()]
      expect(before).toMatchObject([7, [{ nextDay: '2026-03-08' }, { nextDay: '2026-03-04' }]])
      const refusals = [
        change({ nextDay: '2026-03-09' }), change({ skipDay: '2026-03-08' }), change({ status: 'active' }),
        shop.create(another, { nextDay: '2026-03-06' }),
      ]
      for (const request of refusals)
        expect(await refusal<unknown, unknown>(request)).toEqual({ _tag: 'TooManyAttempts', minutes: 24 * 60 })
      expect([await countNotices(), await shop.list()]).toEqual(before)
      // A waiting subscription can be stopped and changed without a notification.
      await value(change({ frequency: every(7), isConfirmed: true, status: 'paused' }))
      await value(shop.create(another))
      const beat = { ...shop.caller, owner: BEAT.accountId }
      expect(await refusal(shop.subscription.updateSubscription(beat, { id, change: { nextDay: '2026-03-09' } }))).toEqual(none)
      shop.shop.clock.set(day(1))
      await value(change({ nextDay: '2026-03-09' }))
    }))

    it('H-S17 are retried by ten changes a day while a delivery is rejected, and paused by another one', run(async (shop) => {
      const { id } = await value(shop.create(await shop.order('rare', { lines: [aLine({ product: RARE, option: {}, quantity: 2 })] })))
      const change = (request: object) => shop.subscription.updateSubscription(shop.caller, { id, change: request })
      await shop.runJobs(day(23))
      for (let tries = 1; tries <= 11; tries += 1) {
        await shop.runJobs(day(30))
        expect(await shop.readMails('trouble')).toHaveLength(tries)
        if (tries <= 10) await value(change({}))
      }
      expect(await refusal(change({}))).toMatchObject({ _tag: 'TooManyAttempts' })
      expect(await value(change({ status: 'paused' }))).toMatchObject({ status: 'paused' })
    }))

    it('AS-SUBS-06 change their shipping method to another one that is available for their address', run(async (shop) => {
      const made = await value(shop.create(await shop.order('one')))
      const post = 'swisspost_a_post_parcel'
      expect(made).toMatchObject({ shippingMethod: post, shippingOptions: [{ key: 'dhl' }, { key: post }] })
      const change = (shippingMethod: string) =>
        shop.subscription.updateSubscription(shop.caller, { id: made.id, change: { shippingMethod } })
      for (const key of ['cargo', 'swisspost_a_post_midi', 'planzer_priority', '']) {
        const refused = await refusal(change(key))
        expect(refused).toEqual({ _tag: 'ShippingNotOffered', key })
      }
      const foreign = shop.subscription.updateSubscription({ ...shop.caller, owner: BEAT.accountId },
        { id: made.id, change: { shippingMethod: 'dhl' } })
      expect(await refusal(foreign)).toEqual(none)
      expect(await value(change('dhl'))).toMatchObject({ shippingMethod: 'dhl' })
      await shop.runJobs(day(23))
      await shop.runJobs(day(30))
      expect(await shop.orders()).toMatchObject([{ shippingMethod: 'dhl' }])
    }))

    it('use the cheapest home delivery if their method is gone, and announce it while it can still be changed', run(async (shop) => {
      await value(shop.create(await shop.order('gone', { shippingMethod: 'quickpac_economy' })))
      await shop.runJobs(day(23))
      expect((await shop.readMails('notice')).map(({ text }) => /Versandart gibt es nicht mehr.*DHL/.test(text))).toEqual([true])
      await shop.runJobs(day(30))
      expect(await shop.orders()).toMatchObject([{ shippingMethod: 'dhl' }])
    }))

    it('AS-SUBS-07 change their address, all of them or selected ones, to addresses of the own address book only', run(async (shop) => {
      const [one, two] = [await value(shop.create(await shop.order('one'))), await value(shop.create(await shop.order('two')))]
      const booked = (who: typeof ANNA) => value(shop.storage.addressBooks.change(
        who.accountId, () => E.right([{ address: anAddress({ street: 'Neugasse' }), isDefault: true }]),
      ))
      const [home] = await booked(ANNA)
      const [strange] = await booked(BEAT)
      const billing = home?.id ?? toAddressId(0)
      const move = (request: object) =>
        shop.subscription.updateSubscriptionsAddresses(shop.caller, { billing, shipping: billing, ...request })
      expect(await refusal(move({ shipping: strange?.id }))).toEqual({ _tag: 'NotFound', what: 'address' })
      expect(await refusal(move({ ids: [one.id, 999] }))).toEqual(none)
      await value(move({ ids: [two.id] }))
      expect((await shop.list()).map(({ shippingAddress }) => shippingAddress.street)).toEqual(['Seestrasse', 'Neugasse'])
      await value(move({}))
      expect((await shop.list()).map(({ shippingAddress, billingAddress }) => [shippingAddress.street, billingAddress.street]))
        .toEqual([['Neugasse', 'Neugasse'], ['Neugasse', 'Neugasse']])
    }))

    it('end the reminder of the order they take over', run(async (shop) => {
      const [one, two] = [await shop.order('one'), await shop.order('two')]
      for (const { id } of [one, two])
        await value(shop.reminder.updateActiveReminderAlarm(
          shop.caller, { orderId: id, usage: EVERY_DAY, day: '2026-04-01', createLocation: 'order' },
        ))
      await value(shop.create(one))
      expect((await value(shop.reminder.getReminderAlarms(shop.caller, {}))).map(({ order }) => order.id)).toEqual([two.id])
    }))

    it('announce a delivery seven days before it is ordered, once, with its current price', run(async (shop) => {
      await value(shop.create(await shop.order('one')))
      await shop.runJobs(day(22))
      expect(await shop.readMails('notice')).toEqual([])
      await shop.runJobs(day(23))
      const [mail, ...others] = await shop.readMails('notice')
      expect(others).toEqual([])
      expect(mail).toMatchObject({ to: ANNA.email, subject: 'Ihre nächste Lieferung am 01.04.26' })
      expect(mail?.text).toMatch(/2 × Biofinity[\s\S]*CHF.90\.00/)
      expect(mail?.text).toContain('/subscription/token/')
      await shop.runJobs(day(29))
      expect([await shop.orders(), await shop.readMails('notice')]).toEqual([[], [mail]])
    }))

    it('order a delivery once, like every order: at the price of the day, and continue', run(async (shop) => {
      await value(shop.create(await shop.order('one')))
      await shop.runJobs(day(23))
      await shop.runJobs(day(30), 5)
      const [placed, ...others] = await shop.orders()
      expect(others).toEqual([])
      expect(placed).toMatchObject({
        accountId: ANNA.accountId, email: ANNA.email, paymentMethod: 'prepayment', status: 'payment_pending',
        lines: [{ eye: 'right', quantity: 2, unitPrice: { cents: 4500 } }], totals: { total: { cents: 9790 } },
      })
      expect((await shop.shop.mails()).map(({ key }) => key)).toContain(`order-confirmation:${placed?.token ?? ''}`)
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-05-01' }])
      await shop.runJobs(day(53))
      await shop.runJobs(day(60))
      expect(await shop.orders()).toHaveLength(2)
    }))

    it('order nothing that was not announced the day before, after any downtime of the shop', run(async (shop) => {
      await value(shop.create(await shop.order('one')))
      await shop.runJobs(day(100))
      expect([await shop.orders(), (await shop.readMails('notice')).length, await shop.list()])
        .toMatchObject([[], 1, [{ nextDay: '2026-06-11' }]])
      await shop.runJobs(day(101))
      expect(await shop.orders()).toHaveLength(1)
    }))

    it('order nothing while they are paused, and recalculate a day in the past', run(async (shop) => {
      const { id } = await value(shop.create(await shop.order('one')))
      await value(shop.subscription.updateSubscription(shop.caller, { id, change: { status: 'paused' } }))
      await shop.runJobs(day(40))
      expect([await shop.orders(), await shop.readMails('')]).toEqual([[], []])
      expect(await value(shop.subscription.updateSubscription(shop.caller, { id, change: { status: 'active' } })))
        .toMatchObject({ nextDay: '2026-05-11' })
    }))

    it('announce and order nothing for an unverified e-mail address', run(async (shop) => {
      await value(shop.create(await shop.order('one')))
      await shop.runJobs(day(23))
      await shop.runJobs(day(30))
      expect([await shop.orders(), await shop.readMails('')]).toEqual([[], []])
    }, aCustomer({ isVerified: false })))

    it('report why a delivery cannot be ordered, retry, and pause when that fails', run(async (shop) => {
      await value(shop.create(await shop.order('rare', { lines: [aLine({ product: RARE, option: {}, quantity: 2 })] })))
      await shop.runJobs(day(23))
      const seen: unknown[] = []
      for (const at of [30, 31, 32, 34, 60]) {
        await shop.runJobs(day(at))
        const [{ status, trouble, retryOn } = {} as never] = await shop.list() as never[]
        seen.push([at, status, trouble, retryOn, (await shop.readMails('trouble')).length])
      }
      expect(seen).toEqual([
        [30, 'active', 'sold_out', '2026-04-03', 1], [31, 'active', 'sold_out', '2026-04-03', 1],
        [32, 'active', 'sold_out', '2026-04-05', 2], [34, 'paused', 'sold_out', undefined, 3], [60, 'paused', 'sold_out', undefined, 3],
      ])
      expect((await shop.readMails('trouble')).map(({ text }) => /Lieferung vom 01\.04\.26\.\s[^]*nicht an Lager/.test(text)))
        .toEqual([true, true, true])
      expect(await shop.orders()).toEqual([])
    }))

    it('check the permission for an invoice again when a delivery is ordered', run(async (shop) => {
      const paid = await shop.order('paid', { paymentMethod: 'visa' })
      await value(shop.create(paid, { payment: { paymentMethod: 'invoice' } }))
      await shop.runJobs(day(23))
      await shop.order('owed', { lines: [aLine({ product: LENS, quantity: 99, unitPrice: 9900 })], paidAt: undefined } as never)
      await shop.runJobs(day(30))
      expect(await shop.orders()).toEqual([])
      expect(await shop.list()).toMatchObject([{ trouble: 'payment' }])
    }))

    it('order nothing that was changed during the order', run(async (shop) => {
      const { id } = await value(shop.create(await shop.order('one')))
      await shop.runJobs(day(23))
      const { place } = shop.storage.orders
      Object.assign(shop.shop.ports.orders, {
        place: (...request: Parameters<typeof place>) => async () => {
          await value(shop.subscription.updateSubscription(shop.caller, { id, change: { status: 'paused' } }))
          return place(...request)()
        },
      })
      await shop.runJobs(day(30))
      expect([await shop.orders(), await shop.readMails('trouble')]).toEqual([[], []])
      expect(await shop.list()).toMatchObject([{ status: 'paused', nextDay: '2026-04-01' }])
    }))

    it('AS-SUBS-08 are paid with a saved card of their owner: not expired, not by its type alone', run(async (shop) => {
      const [card] = await shop.savedCards([{ expiry: '2028-06' }, { expiry: '2026-02', providerToken: 'OLD' }])
      expect(await value(shop.subscription.getSubscriptionPaymentMethods(shop.caller, {})))
        .toMatchObject([{ paymentMethod: 'visa', alias: card, masked: 'xxxxxxxxxxxx4242', expiry: '2028-06' }, {}, {}])
      const beat = { ...shop.caller, owner: BEAT.accountId }
      expect((await value(shop.subscription.getSubscriptionPaymentMethods(beat, {}))).map(({ alias }) => alias)).toEqual([undefined])
      const placed = await shop.order('one')
      const created = await value(shop.create(placed, { payment: { paymentMethod: 'visa', alias: card } }))
      expect(created).toMatchObject({ paymentMethod: 'visa', alias: card })
      const theirs = await shop.order('theirs', { accountId: BEAT.accountId })
      const refusedOf = (payment: object) =>
        refusal(shop.subscription.updateSubscription(shop.caller, { id: created.id, change: { payment } as never }))
      const forged = [['visa', undefined], ['master_card', card], ['prepayment', card]] as const
      for (const payment of forged.map(([paymentMethod, alias]) => ({ paymentMethod, ...omitUndefined({ alias }) })))
        expect(await refusedOf(payment)).toMatchObject({ _tag: 'PaymentNotOffered' })
      expect(await refusal(shop.subscription.createSubscription(beat, {
        key: aKey(), orderId: theirs.id, frequency: every(30), isConfirmed: true,
        payment: { paymentMethod: 'visa', ...omitUndefined({ alias: card }) },
      }))).toMatchObject({ _tag: 'PaymentNotOffered' })
      expect(await value(shop.subscription.updateSubscription(shop.caller,
        { id: created.id, change: { payment: { paymentMethod: 'prepayment' } } })))
        .not.toHaveProperty('alias')
    }))

    it('order a delivery and charge the card without the customer present, once, and continue', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      await shop.runJobs(day(30), 5)
      expect(await shop.orders()).toMatchObject([{ paymentMethod: 'visa', status: 'new', totals: { total: { cents: 9790 } } }])
      expect(shop.shop.paymentProvider.charges()).toMatchObject([{ payment: { amount: { cents: 9790 } }, card: { method: 'visa' } }])
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-05-01', status: 'active' }])
      expect(await shop.readMails('trouble')).toEqual([])
    }))

    it('ask the payment provider before charging the same attempt again: late or lost responses charge once', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.answering(false)
      await shop.runJobs(day(30))
      const minutes = (count: number) => new Date(day(30).getTime() + count * 60_000)
      shop.shop.paymentProvider.answering(true)
      shop.shop.paymentProvider.losing(true)
      await shop.runJobs(minutes(1))
      shop.shop.paymentProvider.declining(true)
      await shop.runJobs(minutes(30))
      expect([await shop.orders(), await shop.readMails('trouble')]).toMatchObject([[{ status: 'new' }], []])
      expect(shop.shop.paymentProvider.charges()).toHaveLength(1)
      expect(await value(shop.storage.unresolved.attempts((await shop.orders())[0]?.token ?? orderToken('none')))).toHaveLength(1)
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-05-01' }])
    }))

    it('H-S19 check a charge whose response got lost by its own id', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.losing(true)
      await shop.runJobs(day(30))
      expect(await shop.orders()).toMatchObject([{ status: 'payment_pending' }])
      shop.shop.clock.set(new Date(day(30).getTime() + 60_000))
      await value(shop.shop.commerce.jobs.reconcilePayments(day(1)))
      expect(await shop.orders()).toMatchObject([{ status: 'new', totals: { total: { cents: 9790 } } }])
      expect(shop.shop.paymentProvider.charges()).toHaveLength(1)
    }))

    it('H-S19 keep an order whose charge got no response, and show it: the money may have been taken', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.answering(false)
      await shop.runJobs(day(30))
      shop.shop.paymentProvider.answering(true)
      shop.shop.clock.set(day(35))
      await value(shop.shop.commerce.jobs.reconcilePayments(day(1)))
      await value(shop.shop.commerce.jobs.releaseUnpaidOrders())
      const [order] = await shop.orders()
      expect(order).toMatchObject({ status: 'payment_pending' })
      const { charges, total } = await value(shop.storage.unresolved.openCharges({ before: day(35), limit: 9 }))
      expect([charges.map(({ number, amount }) => [number, amount.cents]), total]).toEqual([[[order?.number, 9790]], 1])
      expect((await value(shop.storage.unresolved.openCharges({ before: day(29), limit: 9 }))).total).toBe(0)
      expect((await value(shop.storage.figuresReader.figures(day(35)))).chargesUnresolved).toMatchObject({ count: 1 })
    }))

    it('charge nothing more when the result is unknown for an hour: the customer is notified and they are paused', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.answering(false)
      await shop.runJobs(day(30))
      shop.shop.paymentProvider.answering(true)
      await shop.runJobs(new Date(day(30).getTime() + 51 * 60_000))
      await shop.runJobs(day(40))
      expect(shop.shop.paymentProvider.charges()).toEqual([])
      expect(await shop.list()).toMatchObject([{ status: 'paused', trouble: 'card_unanswered' }])
      expect((await shop.readMails('trouble')).map(({ text }) => /nicht, ob Ihre Karte belastet wurde/.test(text))).toEqual([true])
    }))

    it('report a declined card, order again once that order was cancelled, and pause after the third time', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.declining(true)
      const seen: unknown[] = []
      for (const at of [30, 31, 32, 34, 60]) {
        shop.shop.clock.set(day(at))
        await value(shop.shop.commerce.jobs.releaseUnpaidOrders())
        await shop.runJobs(day(at))
        const [{ status, trouble, retryOn } = {} as never] = await shop.list() as never[]
        seen.push([at, status, trouble, retryOn, (await shop.readMails('trouble')).length, (await shop.orders()).length])
      }
      expect(seen).toEqual([
        [30, 'active', 'card_declined', '2026-04-03', 1, 1], [31, 'active', 'card_declined', '2026-04-03', 1, 1],
        [32, 'active', 'card_declined', '2026-04-05', 2, 2], [34, 'paused', 'card_declined', undefined, 3, 3],
        [60, 'paused', 'card_declined', undefined, 3, 3],
      ])
      expect((await shop.readMails('trouble')).every(({ text }) => /abgelehnt[\s\S]*andere Karte/.test(text))).toBe(true)
      expect((await shop.orders()).filter(({ status }) => status === 'new')).toEqual([])
    }))

    it('are paid with another card of the same order once their owner selects it', run(async (shop) => {
      const [, other] = await shop.savedCards([{}, { providerToken: 'OTHER', masked: '520000xxxxxx0007' }])
      const { id } = await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.declining(true)
      await shop.runJobs(day(30))
      shop.shop.paymentProvider.declining(false)
      const payment = { paymentMethod: 'visa', ...omitUndefined({ alias: other }) } as const
      await value(shop.subscription.updateSubscription(shop.caller, { id, change: { payment } }))
      await shop.runJobs(new Date(day(30).getTime() + 60_000))
      expect(await shop.orders()).toMatchObject([{ status: 'new' }])
      expect(shop.shop.paymentProvider.charges().map(({ card }) => card.providerToken)).toEqual([expect.any(String), 'OTHER'])
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-05-01' }])
    }))

    it('order nothing with a card that was deleted or has expired: they report it before and on the day', run(async (shop) => {
      const [card] = await shop.savedCards([{ expiry: '2026-03' }])
      await shop.byCard()
      await shop.runJobs(day(23))
      expect((await shop.readMails('notice'))[0]?.text).toMatch(/abgelaufen[\s\S]*andere Karte/)
      await shop.runJobs(day(30))
      expect([await shop.orders(), await shop.list()]).toMatchObject([[], [{ trouble: 'card_expired' }]])
      await value(shop.operations.payment.deleteCustomerPaymentAlias(customer(ANNA.accountId), { alias: card ?? '' }))
      await shop.runJobs(day(32))
      expect([await shop.orders(), await shop.list()]).toMatchObject([[], [{ trouble: 'card_removed' }]])
      expect((await shop.readMails('trouble')).map(({ text }) => /andere Karte/.test(text))).toEqual([true, true])
      expect(shop.shop.paymentProvider.charges()).toEqual([])
    }))

    it('leave an order that its owner paid manually unchanged, and continue', run(async (shop) => {
      await shop.byCard()
      await shop.runJobs(day(23))
      shop.shop.paymentProvider.declining(true)
      await shop.runJobs(day(30))
      const [placed] = await shop.orders()
      const token = placed?.token ?? orderToken('none')
      await value(shop.shop.commerce.shop(GUEST).payment.createPayment({ token: token }))
      await shop.shop.settlePayment(token, 'paid')
      await shop.runJobs(day(32), 5)
      expect(await shop.orders()).toMatchObject([{ status: 'new' }])
      expect(shop.shop.paymentProvider.charges()).toHaveLength(1)
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-05-01' }])
    }))

    it('are processed by one process at a time, and by another soon after that was lost', run(async (shop) => {
      const { id } = await value(shop.create(await shop.order('one')))
      const { dueSubscriptions } = shop.storage
      const send = (now: Date) => ({ until: '2026-04-01', now, leasedUntil: new Date(now.getTime() + 20_000) })
      const leases = await Promise.all(Array.from({ length: 5 }, () => value(dueSubscriptions.lease(id, send(day(30))))))
      expect(leases.filter((one) => one !== undefined)).toHaveLength(1)
      expect(await value(dueSubscriptions.due({ ...send(day(30)), limit: 9 }))).toEqual([])
      expect(await value(dueSubscriptions.due({ ...send(new Date(day(30).getTime() + 20_000)), limit: 9 }))).toEqual([id])
    }))

    it('accept a click in an e-mail from anyone, for the delivery it is about, and reveal nothing', run(async (shop) => {
      await value(shop.create(await shop.order('one')))
      await shop.runJobs(day(23))
      const [mail] = await shop.readMails('notice')
      const token = /subscription\/token\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      expect(token.length).toBeGreaterThanOrEqual(22)
      const press = (text: string, input: 'skip' | 'pause') =>
        shop.subscription.applySubscriptionLink(shop.caller, { token: text, action: input })
      const respond = (text: string, input: 'skip' | 'pause') => value(press(text, input))
      expect(await respond(`${token}x`, 'pause')).toBeUndefined()
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-04-01', status: 'active' }])
      expect(await respond(token, 'skip')).toBeUndefined()
      await respond(token, 'skip')
      await respond(token, 'pause')
      expect(await shop.list()).toMatchObject([{ nextDay: '2026-05-01', status: 'active' }])
      const presses = await Promise.all(Array.from({ length: 21 }, () => press('x', 'skip')()))
      expect(presses.some(E.isLeft)).toBe(true)
    }))

    const leave = ({ storage, shop }: Opened) => value(storage.erasures.begin(
      {
        accountId: ANNA.accountId, brandChannel: 'iris', locale: 'de', cancelToken: made(makeProofToken('off'.padEnd(44, '_'))),
        requestedAt: shop.clock.now(), dueAt: day(40),
      }, [], {},
    ))

    it('G9 wait while their owner’s account is to be deleted, and continue if it is kept', run(async (shop) => {
      await value(shop.create(await shop.order('one')))
      await leave(shop)
      await shop.runJobs(day(30))
      expect([await shop.orders(), await shop.readMails('notice')]).toEqual([[], []])
      await value(shop.storage.erasures.cancel(ANNA.accountId))
      await shop.runJobs(day(30))
      expect(await shop.readMails('notice')).toHaveLength(1)
    }))

    it('G9 order nothing if their owner’s account is deleted during the order', run(async (shop) => {
      await value(shop.create(await shop.order('one', { status: 'shipped' })))
      await shop.runJobs(day(23))
      const { place } = shop.storage.orders
      const carts: CartToken[] = []
      Object.assign(shop.shop.ports.orders, {
        place: (...request: Parameters<typeof place>) => async () => {
          carts.push(request[0])
          await leave(shop)
          shop.shop.clock.set(day(40))
          expect(await value(shop.shop.commerce.jobs.deleteAccounts())).toBe(1)
          return place(...request)()
        },
      })
      await shop.runJobs(day(30))
      expect([carts.length, await shop.orders(), await shop.readMails('trouble')]).toEqual([1, [], []])
      for (const token of carts) expect(await refusal(shop.storage.carts.cart(token))).toMatchObject({ _tag: 'NotFound' })
    }))
  })
}
