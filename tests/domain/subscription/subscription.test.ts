import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../domain/refusal.ts'
import { SUBSCRIPTION_LIMIT } from '../../../domain/limits/limits.ts'
import { DEFAULT_FREQUENCY, FREQUENCIES, makeFrequency, makeStoredFrequency } from '../../../domain/subscription/frequency.ts'
import { troubleOf } from '../../../domain/subscription/renewal-trouble.ts'
import { subscribedProductsOf, newSubscription } from '../../../domain/subscription/start-subscription.ts'
import { checkSubscriptionLimit } from '../../../domain/subscription/subscription-limit.ts'
import { parseStatus } from '../../../domain/subscription/subscription-status.ts'
import { changeSubscription, checkDueOn, NOTICE_DAYS, type Subscription } from '../../../domain/subscription/subscription.ts'
import { afterRefusal, MAX_TRIES, subscriptionDecision } from '../../../domain/subscription/subscription-decision.ts'
import { afterLogin } from '../../../domain/identity/after-login.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'

const TODAY = '2026-03-02'
const input = {
  products: subscribedProductsOf(anOrder()), owner: aCustomer().accountId, payment: { paymentMethod: 'prepayment' },
} as const
const aSubscription = (stated: Partial<Subscription> = {}): Subscription =>
  ({ id: 1, ...newSubscription({ ...input, frequency: made(makeFrequency(30)) }, TODAY), ...stated })

describe('a subscription', () => {
  it('AS-SUBS-01 is active or paused; inactive is a synonym of paused, and nothing else is valid', () => {
    expect(['active', 'paused', 'inactive'].map((text) => made(parseStatus(text)))).toEqual(['active', 'paused', 'paused'])
    for (const other of ['', 'Active', 'ended', null, undefined, 1]) expect(E.isLeft(parseStatus(other))).toBe(true)
  })

  it('H-S17 has an interval of 30 days unless another available one is chosen', () => {
    expect(newSubscription(input, TODAY)).toMatchObject(
      { frequency: { value: 30, unit: 'days' }, nextDay: '2026-04-01', status: 'active' },
    )
    expect(made(makeFrequency(DEFAULT_FREQUENCY.value))).toEqual(DEFAULT_FREQUENCY)
  })

  it('H-S17 is stored with its own interval, whatever intervals are available today', () => {
    for (const days of [1, 6, 7, 365]) expect(made(makeStoredFrequency(days))).toEqual({ value: days, unit: 'days' })
    for (const none of [0, 366, 1.5, Number.NaN, '3', null]) expect(E.isLeft(makeStoredFrequency(none))).toBe(true)
  })

  it('H-S17 is limited to ten for each account', () => {
    expect([0, SUBSCRIPTION_LIMIT - 1].map((stored) => E.isRight(checkSubscriptionLimit(stored)))).toEqual([true, true])
    for (const stored of [SUBSCRIPTION_LIMIT, 60])
      expect(checkSubscriptionLimit(stored)).toEqual(E.left({ _tag: 'TooManySubscriptions', maximum: 10 }))
  })

  it('H-S17 has an interval of whole days from a week to a year', () => {
    expect(FREQUENCIES.from).toBe(NOTICE_DAYS)
    for (const days of [7, 365, '30']) expect(E.isRight(makeFrequency(days))).toBe(true)
    for (const none of [0, 1, 6, '6', -1, 366, 1.5, '', '01', '1e2', Number.NaN, null]) expect(E.isLeft(makeFrequency(none))).toBe(true)
  })

  it('is announced seven days before, ordered on its day, and not before it was announced', () => {
    const waiting = aSubscription()
    expect([waiting.nextDay, checkDueOn(waiting)]).toEqual(['2026-04-01', '2026-03-25'])
    const decide = (subscription: Subscription, today: string, isVerified = true) =>
      subscriptionDecision(subscription, { today, isVerified })
    expect(decide(waiting, '2026-03-24')).toEqual({ _tag: 'Wait' })
    expect(decide(waiting, '2026-03-25')).toEqual({ _tag: 'Tell', nextDay: '2026-04-01' })
    expect(decide(waiting, '2026-04-09')).toEqual({ _tag: 'Tell', nextDay: '2026-04-10' })
    const announced = aSubscription({ notifiedFor: '2026-04-01' })
    expect(
      [decide(announced, '2026-03-31'), decide(announced, '2026-04-01'), decide(announced, '2026-04-01', false)].map(({ _tag }) => _tag),
    )
      .toEqual(['Wait', 'Order', 'Wait'])
    expect(decide(aSubscription({ status: 'paused', notifiedFor: '2026-04-01' }), '2026-04-01')).toEqual({ _tag: 'Wait' })
  })

  it('is retried a limited number of times and then paused, with the reason', () => {
    let one = aSubscription({ notifiedFor: '2026-04-01' })
    for (let count = 1; count < MAX_TRIES; count += 1) {
      one = afterRefusal(one, 'sold_out', '2026-04-01')
      expect(one).toMatchObject({ status: 'active', retryOn: '2026-04-03', tries: count })
    }
    expect(afterRefusal(one, 'sold_out', '2026-04-01')).toMatchObject({ status: 'paused', trouble: 'sold_out' })
    expect(checkDueOn(afterRefusal(one, 'sold_out', '2026-04-01'))).toBeUndefined()
  })

  it('announces every delivery again when its day changes', () => {
    const subscription = aSubscription({ notifiedFor: '2026-04-01', retryOn: '2026-04-03', tries: 1, trouble: 'payment' })
    for (const change of [{ nextDay: '2026-04-05' }, { skipDay: subscription.nextDay }]) {
      const changed = changeSubscription(subscription, change, '2026-04-01')
      expect(changed).not.toHaveProperty('notifiedFor')
      expect(changed).not.toHaveProperty('trouble')
    }
    expect(changeSubscription(subscription, { skipDay: subscription.nextDay }, '2026-04-01').nextDay).toBe('2026-05-01')
  })

  it('never has a next day in the past once it is resumed', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: 365 }), (later, days) => {
      const today = new Date(Date.parse(`${TODAY}T12:00:00Z`) + later * 86_400_000).toISOString().slice(0, 10)
      const one = aSubscription({ frequency: made(makeStoredFrequency(days)), status: 'paused' })
      expect(changeSubscription(one, { status: 'active' }, today).nextDay > today).toBe(true)
      expect(changeSubscription({ ...one, status: 'active' }, { skipDay: one.nextDay }, today).nextDay > today).toBe(true)
    }))
  })

  it('maps every rejection of the order placement to a reason', () => {
    const of = (failure: object) => troubleOf(failure as Failure)
    expect(of({ _tag: 'SaleStopped' })).toBe('sale_stopped')
    expect(of({ _tag: 'SoldOut' })).toBe('sold_out')
    expect(of({ _tag: 'NotFound', what: 'product' })).toBe('discontinued')
    expect(of({ _tag: 'PaymentNotOffered', method: 'invoice' })).toBe('payment')
    expect(of({ _tag: 'InvalidAddress', billing: [], shipping: [] })).toBe('address')
    expect(of({ _tag: 'ShippingNotOffered', key: 'x' })).toBe('shipping')
    expect(of({ _tag: 'CartEmpty' })).toBe('other')
  })

  it('AS-GUARD-04 links from its e-mail to all subscriptions after a login, and from nowhere else', () => {
    expect(afterLogin('/subscription/token/abc')).toBe('/my-account/my-subscriptions')
    expect(afterLogin('/fr/subscription/token/abc?x=1')).toBe('/fr/my-account/my-subscriptions')
    for (const other of [
      '/subscription/other/abc', '/p/1?from=/subscription/token/abc', '/Subscription/token/abc', '/xsubscription/token/abc',
    ])
      expect(afterLogin(other)).toBe(other)
  })
})
