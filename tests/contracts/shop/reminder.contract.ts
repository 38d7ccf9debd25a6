import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeWeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { smallCatalogue, solution } from '../../support/api/small-catalogue.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const daily = aProduct({ id: 1010, title: 'Dailies', facts: { replacementDays: 1 }, pack: { label: '30', quantity: 30 } })
const WITH_DAILIES = { ...smallCatalogue, products: [...smallCatalogue.products, daily] }
const usage = (days: number) => made(makeWeeklyUsage(days))
const noOrder = { _tag: 'NotFound', what: 'order' } as const
const noReminder = { _tag: 'NotFound', what: 'reminder' } as const

export const reminderContract = (how: string, open: OpenStorefront): void => {
  describe(`lens reminders, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop
    let own: Order['accountId']

    /** An order of 2 March, the day on which the shop opens: 30 daily lenses for the right eye. */
    const ordered = async (name: string, stated: Partial<Order> = {}): Promise<Order> => {
      const { carts, orders } = opened.shop.ports
      const lines = stated.lines ?? [aLine({ product: daily, eye: 'right' })]
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      return value(orders.place(cart.token, (filled, id) => E.right({
        order: {
          ...anOrder({ lines, ...(own === undefined ? {} : { accountId: own }) }),
          token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${name}`, ...stated,
        },
        reservations: [], mails: [],
      })))
    }
    const set = async (name: string, day = '2026-05-01') => {
      const { id } = await ordered(name)
      return value(anna.reminder.updateActiveReminderAlarm({ orderId: id, usage: usage(7), day, createLocation: 'order' }))
    }

    beforeAll(async () => {
      opened = await open(WITH_DAILIES);
      [anna, bea] = [opened.visitor(), opened.visitor()]
      own = (await value(anna.identity.signUp({ registration: ANNA }))).customer.accountId
      await value(bea.identity.signUp({ registration: BEA }))
      for (const [who, person] of [[anna, ANNA], [bea, BEA]] as const) {
        await completeEmailLink(opened.shop.ports, person)
        await value(who.identity.signIn({ credentials: person }))
      }
    })
    afterAll(() => opened.close())

    it('AS-REMIND-01 AS-REMIND-02 return how long lenses last by product only: a stranger’s e-mail reveals nothing', async () => {
      await ordered('known')
      const items = [{ productId: daily.id, variantId: aLine({ product: daily }).variantId, quantity: 2, eye: 'right' as const }]
      const send = (who: Shop, email: string, input = items) => value(who.reorder.getReorderInterval({ email, items: input }))
      const guest = opened.visitor()
      const responses = [
        await send(guest, ANNA.email), await send(guest, 'nobody@example.ch'),
        await send(bea, ANNA.email), await send(anna, ANNA.email),
      ]
      expect(responses).toEqual(Array.from(responses, () => ({ interval: 60, reorderAt: '2026-05-01' })))
      expect(await send(guest, ANNA.email, [])).toEqual(await send(guest, 'nobody@example.ch', []))
    })

    it('return with an order the day of its owner’s reminder, and no day of a paused one', async () => {
      const alarm = await set('dated', '2026-05-20')
      const dayOf = async () => {
        const { orders } = await value(anna.order.listOrders({ page: 1 }))
        const listed = orders.find(({ id }) => id === alarm.order.id)?.nextReminderDate
        const { nextReminderDate } = await value(anna.order.getOwnOrder({ id: alarm.order.id }))
        expect(listed).toBe(nextReminderDate)
        return nextReminderDate
      }
      expect(await dayOf()).toBe('2026-05-20')
      await value(anna.reminder.updateReminderAlarm({ id: alarm.id, change: { isPaused: true } }))
      expect(await dayOf()).toBeUndefined()
      await value(anna.reminder.deleteReminderAlarm({ id: alarm.id }))
      expect(await dayOf()).toBeUndefined()
    })

    it('AS-REMIND-04 propose the day on which the lenses of an own order run out', async () => {
      const { id } = await ordered('suggested')
      expect(await value(anna.reminder.createReminderAlarmSuggestion({ orderId: id })))
        .toEqual({ usage: 7, day: '2026-04-01', days: 30, isUsageCounted: true })
    })

    it('AS-REMIND-05 propose a later day for lenses that are worn on fewer days, and an earlier one for more', async () => {
      const { id } = await ordered('recalculated')
      const days = [1, 3, 6, 7]
      const result = await Promise.all(days.map((day) =>
        value(anna.reminder.recalculateReminderAlarmSuggestion({ orderId: id, usage: usage(day) }))))
      expect(result.map((one) => [one.usage, one.day]))
        .toEqual([[1, '2026-09-28'], [3, '2026-05-11'], [6, '2026-04-06'], [7, '2026-04-01']])
    })

    it('are neither proposed nor set for another’s order, an unknown one, or one without lenses', async () => {
      const { id } = await ordered('foreign')
      const bottle = await ordered('bottle', { lines: [aLine({ product: solution })] })
      for (const [who, orderId] of [[bea, id], [bea, 99_999], [anna, 0], [anna, bottle.id]] as const) {
        expect(await refusal(who.reminder.createReminderAlarmSuggestion({ orderId }))).toEqual(noOrder)
        expect(await refusal(who.reminder.recalculateReminderAlarmSuggestion({ orderId, usage: usage(3) }))).toEqual(noOrder)
        expect(await refusal(who.reminder.updateActiveReminderAlarm({
          orderId, usage: usage(3), day: '2026-05-01', createLocation: 'order',
        }))).toEqual(noOrder)
      }
    })

    it('AS-REMIND-03 list own reminders only, with the order’s lenses as on the box', async () => {
      const alarm = await set('listed', '2026-04-20')
      expect(await value(anna.reminder.getReminderAlarms({}))).toContainEqual(alarm)
      expect(alarm).toMatchObject({
        state: 'waiting', orderNumber: 'IR-2026-listed', reminderEmail: ANNA.email, createLocation: 'order', usage: 7, day: '2026-04-20',
        order: {
          locale: 'de',
          items: [{ quantity: 1, variantRepresentation: expect.stringMatching(/^Dailies, Rechtes Auge, PWR\u00A0.2[.,]25/) }],
        },
      })
      expect(await value(bea.reminder.getReminderAlarms({}))).toEqual([])
    })

    it('AS-REMIND-07 change the one active reminder of an order and leave the others unchanged', async () => {
      const one = await set('active')
      const before = await value(anna.reminder.getReminderAlarms({}))
      const message = { usage: usage(2), day: '2026-06-30', createLocation: 'account' } as const
      const changed = await value(anna.reminder.updateActiveReminderAlarm({ orderId: one.order.id, ...message }))
      expect(changed).toEqual({ ...one, usage: 2, day: '2026-06-30', createLocation: 'account' })
      const after = await value(anna.reminder.getReminderAlarms({}))
      expect(after.filter(({ id }) => id !== one.id)).toEqual(before.filter(({ id }) => id !== one.id))
      expect(after.filter(({ order }) => order.id === one.order.id)).toEqual([changed])
    })

    it('AS-REMIND-06 are changed, paused and resumed', async () => {
      const one = await set('changed')
      await value(anna.reminder.updateReminderAlarm({ id: one.id, change: { day: '2026-08-01', usage: usage(4) } }))
      expect(await value(anna.reminder.getReminderAlarms({}))).toContainEqual({ ...one, day: '2026-08-01', usage: 4 })
      await value(anna.reminder.updateReminderAlarm({ id: one.id, change: { isPaused: true } }))
      expect(await value(anna.reminder.getReminderAlarms({})))
        .toContainEqual({ ...one, day: '2026-08-01', usage: 4, state: 'paused' })
      expect(await value(anna.reminder.updateReminderAlarm({ id: one.id, change: { isPaused: false } })))
        .toMatchObject({ state: 'waiting' })
    })

    it('reject a day in the past, and an invalid one', async () => {
      const one = await set('past')
      for (const day of ['2026-03-02', '2025-01-01', '2026-02-30', '2999-01-01']) {
        const set = anna.reminder.updateActiveReminderAlarm({ orderId: one.order.id, usage: usage(7), day, createLocation: 'order' })
        for (const request of [anna.reminder.updateReminderAlarm({ id: one.id, change: { day } }), set])
          expect(await refusal(request))
            .toEqual({ _tag: 'Malformed', violations: [{ path: 'reminder_date', key: 'validation.invalid_value' }] })
      }
      expect(await value(anna.reminder.getReminderAlarms({}))).toContainEqual(one)
    })

    it('AS-REMIND-08 are deleted; another’s is not found', async () => {
      const one = await set('deleted')
      for (const id of [one.id, 0, 99_999]) {
        expect(await refusal(bea.reminder.deleteReminderAlarm({ id }))).toEqual(noReminder)
        expect(await refusal(bea.reminder.updateReminderAlarm({ id, change: { isPaused: true } }))).toEqual(noReminder)
      }
      expect(await value(anna.reminder.getReminderAlarms({}))).toContainEqual(one)
      await value(anna.reminder.deleteReminderAlarm({ id: one.id }))
      expect((await value(anna.reminder.getReminderAlarms({}))).map(({ id }) => id)).not.toContain(one.id)
      expect(await refusal(anna.reminder.deleteReminderAlarm({ id: one.id }))).toEqual(noReminder)
    })

    it('reject a guest for everything but ending a reminder by its e-mail link, which reveals nothing', async () => {
      const { reminder } = opened.visitor()
      for (const request of [
        reminder.getReminderAlarms({}), reminder.createReminderAlarmSuggestion({ orderId: 1 }),
        reminder.recalculateReminderAlarmSuggestion({ orderId: 1, usage: usage(3) }), reminder.deleteReminderAlarm({ id: 1 }),
        reminder.updateReminderAlarm({ id: 1, change: {} }),
        reminder.updateActiveReminderAlarm({ orderId: 1, usage: usage(3), day: '2026-05-01', createLocation: 'order' }),
      ])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
      for (const token of ['', 'x', 'nobody________________'.padEnd(43, '_')])
        expect(await value(reminder.endReminderAlarm({ token }))).toBeUndefined()
    })
  })
}
