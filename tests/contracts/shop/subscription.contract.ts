import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOP_CONTRACT, type Shop } from '../../../application/contract/shop.ts'
import { toAddressId } from '../../../domain/address/address-book.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { SUBSCRIPTION_LIMIT } from '../../../domain/limits/limits.ts'
import { makeFrequency, makeStoredFrequency } from '../../../domain/subscription/frequency.ts'
import { subscribedProductsOf, newSubscription } from '../../../domain/subscription/start-subscription.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { lens } from '../../support/api/small-catalogue.ts'
import { aTypedAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aKey, aRequest } from '../../support/builders/idempotent-request.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const BY_TRANSFER = { payment: { paymentMethod: 'prepayment' } } as const
const every = (days: number) => made(makeFrequency(days))
const none = { _tag: 'NotFound', what: 'subscription' } as const

export const subscriptionContract = (how: string, open: OpenStorefront): void => {
  describe(`subscriptions, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop
    let own: Order['accountId']

    const ordered = async (name: string): Promise<Order> => {
      const { carts, orders } = opened.shop.ports
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      return value(orders.place(cart.token, (filled, id) => E.right({
        order: {
          ...anOrder({ lines: [aLine({ product: lens, eye: 'right', quantity: 2 })], ...(own === undefined ? {} : { accountId: own }) }),
          token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${name}`,
        },
        reservations: [], mails: [],
      })))
    }
    const started = async (name: string) => value(anna.subscription.createSubscription({
      key: aKey(), orderId: (await ordered(name)).id, frequency: every(30), isConfirmed: true, ...BY_TRANSFER,
    }))

    beforeAll(async () => {
      opened = await open();
      [anna, bea] = [opened.visitor(), opened.visitor()]
      own = (await value(anna.identity.signUp({ registration: ANNA }))).customer.accountId
      await value(bea.identity.signUp({ registration: BEA }))
      for (const [who, person] of [[anna, ANNA], [bea, BEA]] as const) {
        await completeEmailLink(opened.shop.ports, person)
        await value(who.identity.signIn({ credentials: person }))
      }
    })
    afterAll(() => opened.close())

    it('AS-ENT-16 have the six operations of the specification', () => {
      expect(Object.keys(SHOP_CONTRACT.subscription)).toEqual(expect.arrayContaining([
        'createSubscription', 'getSubscription', 'getSubscriptionPaymentMethods', 'getSubscriptions', 'updateSubscription',
        'updateSubscriptionsAddresses',
      ]))
    })

    it('AS-SUBS-03 AS-SUBS-05 are listed for their owner, active, and for no one else', async () => {
      const before = await value(anna.subscription.getSubscriptions({}))
      const one = await started('listed')
      expect(one).toMatchObject({ status: 'active', frequency: { value: 30, unit: 'days' }, nextDay: '2026-04-01' })
      expect(one.productsTotal).toMatchObject({ cents: 9000 })
      expect(await value(anna.subscription.getSubscriptions({}))).toEqual([...before, one])
      expect(await value(bea.subscription.getSubscriptions({}))).toEqual([])
    })

    it('are rejected with an unconfirmed interval', async () => {
      const { id } = await ordered('unconfirmed')
      expect(await refusal(anna.subscription.createSubscription({ key: aKey(), orderId: id, isConfirmed: false, ...BY_TRANSFER })))
        .toEqual({ _tag: 'Malformed', violations: [{ path: 'frequency_confirmed', key: 'validation.this_field_is_required' }] })
      expect(await value(anna.subscription.createSubscription({ key: aKey(), orderId: id, isConfirmed: true, ...BY_TRANSFER })))
        .toMatchObject({ frequency: { value: 30, unit: 'days' } })
    })

    it('H-S17 return a stored interval of less than a week, and change it to an available one', async () => {
      const order = await ordered('often')
      const { id } = await value(opened.shop.ports.subscriptions.add({
        ...newSubscription({ products: subscribedProductsOf(order), owner: own ?? ('' as never), ...BY_TRANSFER }, '2026-03-02'),
        frequency: made(makeStoredFrequency(1)),
      }, aRequest()))
      expect(await value(anna.subscription.getSubscription({ id }))).toMatchObject({ frequency: { value: 1, unit: 'days' } })
      expect(await value(anna.subscription.updateSubscription({ id, change: { status: 'paused' } })))
        .toMatchObject({ frequency: { value: 1 } })
      expect(await value(anna.subscription.updateSubscription({ id, change: { frequency: every(7), isConfirmed: true } })))
        .toMatchObject({ frequency: { value: 7 } })
      await value(anna.subscription.cancelSubscription({ id }))
    })

    it('H-S17 are limited per account, and the limit is returned', async () => {
      const order = await ordered('many')
      const subscriptions = await value(anna.subscription.getSubscriptions({}))
      const begun = []
      const input = { orderId: order.id, isConfirmed: true, ...BY_TRANSFER }
      for (let count = subscriptions.length; count <= SUBSCRIPTION_LIMIT; count += 1)
        begun.push(await anna.subscription.createSubscription({ key: aKey(), ...input })())
      expect(begun.map(E.isLeft)).toEqual([...Array.from({ length: SUBSCRIPTION_LIMIT - subscriptions.length }, () => false), true])
      expect(begun.at(-1)).toEqual(E.left({ _tag: 'TooManySubscriptions', maximum: SUBSCRIPTION_LIMIT }))
      for (const one of begun) if (E.isRight(one)) await value(anna.subscription.cancelSubscription({ id: one.right.id }))
    })

    it('P1 H-S10 are started once by a key, and not by another request with that key', async () => {
      const input = { key: aKey(), orderId: (await ordered('once')).id, isConfirmed: true, ...BY_TRANSFER }
      const one = await value(anna.subscription.createSubscription(input))
      const subscriptions = await value(anna.subscription.getSubscriptions({}))
      expect(await value(anna.subscription.createSubscription(input))).toEqual(one)
      expect(await refusal(anna.subscription.createSubscription({ ...input, frequency: every(60) }))).toEqual({ _tag: 'KeyReused' })
      expect(await value(anna.subscription.getSubscriptions({}))).toEqual(subscriptions)
      await value(anna.subscription.cancelSubscription({ id: one.id }))
    })

    it('AS-SUBS-04 AS-SUBS-06 are shown, paused and resumed; another’s is not found', async () => {
      const one = await started('changed')
      expect(await value(anna.subscription.getSubscription({ id: one.id }))).toEqual(one)
      expect(await value(anna.subscription.updateSubscription({ id: one.id, change: { status: 'paused' } })))
        .toEqual({ ...one, status: 'paused' })
      expect(await value(anna.subscription.getSubscription({ id: one.id }))).toMatchObject({ status: 'paused' })
      expect(await value(anna.subscription.updateSubscription({ id: one.id, change: { status: 'active' } }))).toEqual(one)
      for (const id of [one.id, 0, 99_999]) {
        expect(await refusal(bea.subscription.getSubscription({ id }))).toEqual(none)
        expect(await refusal(bea.subscription.updateSubscription({ id, change: { status: 'paused' } }))).toEqual(none)
        expect(await refusal(bea.subscription.cancelSubscription({ id }))).toEqual(none)
      }
      const { id } = one.items[0] ?? { id: '' }
      expect(await value(anna.subscription.updateSubscription({ id: one.id, change: {
        nextDay: '2026-05-05', frequency: every(60), isConfirmed: true, quantities: [{ id, quantity: 1 }],
      } }))).toMatchObject({ nextDay: '2026-05-05', frequency: { value: 60 }, items: [{ quantity: 1 }] })
      const skip = anna.subscription.updateSubscription({ id: one.id, change: { skipDay: '2026-05-05' } })
      for (let sent = 0; sent < 3; sent += 1) expect(await value(skip)).toMatchObject({ nextDay: '2026-07-04' })
      await value(anna.subscription.cancelSubscription({ id: one.id }))
      expect(await refusal(anna.subscription.getSubscription({ id: one.id }))).toEqual(none)
    })

    it('AS-SUBS-06 are delivered in other values of the same lens, and only in those it is made in', async () => {
      const one = await started('revalued')
      const [item] = one.items
      expect(item).toMatchObject({ productId: lens.id, eye: 'right', option: { sphere: -2.25, radius: 8.6, diameter: 14 } })
      const { id = '', quantity = 0 } = item ?? {}
      const other = (option: LensOption) =>
        anna.subscription.updateSubscription({ id: one.id, change: { quantities: [{ id, quantity, option }] } })
      const changed = await value(other({ sphere: -3 }))
      expect(changed.items).toMatchObject([{ id, quantity, option: { sphere: -3, radius: 8.6, diameter: 14 } }])
      expect(changed.items[0]?.variantRepresentation).toContain('-3.00')
      expect(await refusal(other({ sphere: -9 }))).toEqual({ _tag: 'ValueNotMade', key: 'sphere' })
      expect(await refusal(other({ sphere: -3, cylinder: -0.75 }))).toEqual({ _tag: 'UnknownOptions', keys: ['cylinder'] })
      expect(await refusal(other({ radius: 8.6 }))).toEqual({ _tag: 'MissingOptions', keys: ['sphere'] })
      expect(await value(anna.subscription.getSubscription({ id: one.id }))).toEqual(changed)
      const change = { quantities: [{ id, quantity, option: { sphere: -4 } }] }
      expect(await refusal(bea.subscription.updateSubscription({ id: one.id, change })))
        .toEqual(none)
    })

    it('AS-SUBS-05 are created for products not ordered yet, at current prices, to an own address by an available method', async () => {
      const items = (['right', 'left'] as const).map((eye) =>
        ({ productId: lens.id, eye, option: { sphere: -3, radius: 8.6, diameter: 14 }, quantity: made(makeQuantity(2, 99)) }))
      const { subscription } = anna
      const before = await value(anna.subscription.getSubscriptions({}))
      const book = await value(anna.address.addAddress({ address: aTypedAddress({ street: 'Goldgasse' }), isDefault: true }))
      const home = book.find(({ address }) => address.street === 'Goldgasse')?.id ?? toAddressId(0)
      const offer = await value(subscription.offerSubscription({ items }))
      expect(offer).toMatchObject({ productsTotal: { cents: 18000 }, address: { id: home, address: { street: 'Goldgasse' } } })
      expect(offer.items.map(({ eye, quantity }) => [eye, quantity])).toEqual([['right', 2], ['left', 2]])
      const [method] = offer.shippingOptions
      const input = {
        key: aKey(), items, billing: home, shipping: home, shippingMethod: method?.key ?? '', frequency: every(30), isConfirmed: true,
        ...BY_TRANSFER,
      }
      for (const [stated, tag] of [
        [{ isConfirmed: false }, 'Malformed'], [{ items: [] }, 'Malformed'], [{ shippingMethod: 'cargo' }, 'ShippingNotOffered'],
        [{ payment: { paymentMethod: 'invoice' } }, 'PaymentNotOffered'], [{ shipping: toAddressId(99_999) }, 'NotFound'],
        [{ items: items.map((item) => ({ ...item, quantity: made(makeQuantity(90, 99)) })) }, 'AboveMaximum'],
        [{ items: [{ ...items[0], option: { sphere: -99, radius: 8.6, diameter: 14 } }] }, 'ValueNotMade'],
      ] as const)
        expect(await refusal(subscription.subscribeToProducts({ ...input, ...stated, key: aKey() } as typeof input)))
          .toMatchObject({ _tag: tag })
      expect(await value(bea.subscription.offerSubscription({ items }))).toMatchObject({ shippingOptions: [] })
      // Another own address may be given, and its methods are used; another customer's is not found.
      const other = (await value(anna.address.addAddress({ address: aTypedAddress({ street: 'Silberweg' }), isDefault: false })))
        .find(({ address }) => address.street === 'Silberweg')?.id ?? toAddressId(0)
      expect(await value(subscription.offerSubscription({ items, shipping: other })))
        .toMatchObject({ address: { id: other, address: { street: 'Silberweg' } } })
      for (const request of [
        subscription.offerSubscription({ items, shipping: toAddressId(99_999) }),
        bea.subscription.offerSubscription({ items, shipping: other }),
      ])
        
        expect(await refusal(request)).toEqual({ _tag: 'NotFound', what: 'address' })
      const split = await value(subscription.subscribeToProducts({ ...input, key: aKey(), shipping: other }))
      expect(split).toMatchObject({ billingAddress: { street: 'Goldgasse' }, shippingAddress: { street: 'Silberweg' } })
      await value(anna.subscription.cancelSubscription({ id: split.id }))
      expect(await refusal(bea.subscription.subscribeToProducts(input))).toEqual({ _tag: 'NotFound', what: 'address' })
      expect(await value(anna.subscription.getSubscriptions({}))).toEqual(before)
      const one = await value(subscription.subscribeToProducts(input))
      expect(await value(subscription.subscribeToProducts(input))).toEqual(one)
      expect(one).toMatchObject({
        status: 'active', nextDay: '2026-04-01', productsTotal: { cents: 18000 }, shippingMethod: method?.key,
        billingAddress: { street: 'Goldgasse' }, shippingAddress: { street: 'Goldgasse' },
      })
      expect(one).not.toHaveProperty('orderNumber')
      expect(await value(anna.subscription.getSubscriptions({}))).toEqual([...before, one])
      const guest = opened.visitor().subscription
      for (const request of [guest.offerSubscription({ items }), guest.subscribeToProducts(input)])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
    })

    it('AS-SUBS-07 are sent to another address of the address book', async () => {
      const [one, two] = [await started('moved'), await started('stays')]
      const book = await value(anna.address.addAddress({ address: aTypedAddress({ street: 'Neugasse' }), isDefault: true }))
      const billing = book.find(({ address }) => address.street === 'Neugasse')?.id ?? toAddressId(0)
      await value(anna.subscription.updateSubscriptionsAddresses({ ids: [one.id], billing, shipping: billing }))
      expect((await value(anna.subscription.getSubscription({ id: one.id }))).shippingAddress.street).toBe('Neugasse')
      expect((await value(anna.subscription.getSubscription({ id: two.id }))).shippingAddress.street).toBe('Seestrasse')
      await value(anna.subscription.updateSubscriptionsAddresses({ billing, shipping: billing }))
      expect((await value(anna.subscription.getSubscriptions({}))).map(({ billingAddress }) => new Set([billingAddress.street])))
        .toEqual((await value(anna.subscription.getSubscriptions({}))).map(() => new Set(['Neugasse'])))
      expect(await refusal(bea.subscription.updateSubscriptionsAddresses({ billing, shipping: billing })))
        .toEqual({ _tag: 'NotFound', what: 'address' })
    })

    it('AS-SUBS-08 are paid by methods that do not need the customer present', async () => {
      expect(await value(anna.subscription.getSubscriptionPaymentMethods({}))).toEqual([{ paymentMethod: 'prepayment' }])
      const { id } = await ordered('card')
      const byInvoice = { key: aKey(), orderId: id, isConfirmed: true, payment: { paymentMethod: 'invoice' } } as const
      expect(await refusal(anna.subscription.createSubscription(byInvoice)))
        .toEqual({ _tag: 'PaymentNotOffered', method: 'invoice' })
    })

    it('AS-SUBS-03 are rejected for a guest, who may only use e-mail links, which reveal nothing', async () => {
      const { subscription } = opened.visitor()
      for (const request of [
        subscription.getSubscriptions({}), subscription.getSubscription({ id: 1 }), subscription.updateSubscription({ id: 1, change: {} }),
        subscription.getSubscriptionPaymentMethods({}), subscription.cancelSubscription({ id: 1 }),
        subscription.createSubscription({ key: aKey(), orderId: 1, isConfirmed: true, ...BY_TRANSFER }),
        subscription.updateSubscriptionsAddresses({ billing: toAddressId(1), shipping: toAddressId(1) }),
      ])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
      for (const token of ['', 'x', 'nobody'.padEnd(43, '_')])
        expect(await value(subscription.applySubscriptionLink({ token, action: 'pause' }))).toBeUndefined()
    })
  })
}
