import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { ReminderOutcome } from '../../../application/commerce/reminder/due-reminders.port.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Order } from '../../../domain/order/order.ts'
import { makeEndToken } from '../../../domain/reminder/end-token.ts'
import { makeReorderToken } from '../../../domain/reorder/reorder-token.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { makeWeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import { retentionCutoffs } from '../../../domain/settings/retention.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { anAlarm } from '../../support/builders/reminder.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { failOnUnreadable } from '../../support/fail-on-unreadable.ts'
import { withStorage } from './with-storage.ts'

const ANNA = aCustomer()
const BEAT = aCustomer({ accountId: made(makeAccountId('account-beat'.padEnd(22, '_'))), email: made(makeEmail('beat@example.ch')) })
const TOKEN = made(makeEndToken('end'.padEnd(43, '_')))
const THREE = made(makeWeeklyUsage(3))
const NOW = new Date('2026-04-01T08:00:00Z')
const notFound = { _tag: 'NotFound', what: 'reminder' } as const

const ordered = async ({ carts, orders }: Storage, name: string, stated: Partial<Order> = {}): Promise<Order> => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name) })
  await value(carts.put(cart))
  const order = anOrder({ token: orderToken(name), cartToken: cartToken(name), number: name, accountId: ANNA.accountId, ...stated })
  return value(orders.place(order.cartToken, (_cart, id) => E.right({ reservations: [], mails: [], order: { ...order, id } })))
}

const inShop = async (storage: Storage): Promise<void> => {
  await value(storage.customers.add(ANNA, 'hash'))
  await value(storage.customers.add(BEAT, 'hash'))
}

const alarmSet = async (storage: Storage, name: string, stated: Partial<ReminderAlarm> = {}): Promise<ReminderAlarm> => {
  const { id: _id, state: _state, ...alarm } = anAlarm({ order: await ordered(storage, name), ...stated })
  return value(storage.reminders.set(alarm))
}

const reorderToken = (name: string) => made(makeReorderToken(name.padEnd(43, '_')))

const sent = (alarm: ReminderAlarm, lookOn = '2026-04-02', name = 'again'): ReminderOutcome => ({
  _tag: 'Kept', alarm: { ...alarm, state: 'sent' }, dueOn: lookOn,
  mail: {
    mail: aMail({ key: `alarm ${alarm.id} ${name}` }), endToken: name === 'again' ? TOKEN : made(makeEndToken(name.padEnd(43, '_'))),
    reorderToken: reorderToken(name), reorderEndsAt: new Date('2026-05-01T08:00:00Z'),
  },
})

const send = (until: string) => ({ until, now: new Date(`${until}T12:00:00Z`), limit: 9, unreadable: failOnUnreadable })

const idsDue = async ({ dueReminders }: Storage, until: string): Promise<readonly number[]> =>
  (await value(dueReminders.due(send(until)))).map(({ alarm }) => alarm.id)

/** Contract of the lens reminders: stored as set, and each sent once. */
export const reminderAlarmsContract = (open: OpenStorage): void => {
  const run = (story: (storage: Storage) => Promise<void>) => () =>
    withStorage(open)(aCatalogue(), async (storage) => {
      await inShop(storage)
      await story(storage)
    })

  describe('lens reminders', () => {
    it('are listed for their owner only, the next one first, with their orders', run(async (storage) => {
      const late = await alarmSet(storage, 'late', { day: '2026-06-01', usage: THREE, createLocation: 'thank_you' })
      const soon = await alarmSet(storage, 'soon', { day: '2026-05-01' })
      await alarmSet(storage, 'beat', { accountId: BEAT.accountId, order: await ordered(storage, 'his', { accountId: BEAT.accountId }) })
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([soon, late])
      expect(late).toMatchObject({ usage: 3, createLocation: 'thank_you', day: '2026-06-01', state: 'waiting', order: { number: 'late' } })
    }))

    it('are one per order: setting one again updates it', run(async (storage) => {
      const first = await alarmSet(storage, 'one')
      await value(storage.reminders.change(ANNA.accountId, first.id, (alarm) => E.right({ ...alarm, state: 'paused' as const })))
      const again = await value(storage.reminders.set({ ...first, day: '2026-07-01', usage: THREE }))
      expect(again).toEqual({ ...first, day: '2026-07-01', usage: THREE, state: 'waiting' })
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([again])
    }))

    it('are changed and deleted by their owner; for anyone else they do not exist', run(async (storage) => {
      const alarm = await alarmSet(storage, 'one')
      const other = await alarmSet(storage, 'two')
      const paused = (one: ReminderAlarm) => E.right({ ...one, state: 'paused' as const })
      expect(await refusal(storage.reminders.change(BEAT.accountId, alarm.id, paused))).toEqual(notFound)
      expect(await refusal(storage.reminders.remove(BEAT.accountId, alarm.id))).toEqual(notFound)
      for (const id of [0, -1, 0.5, 99, 2 ** 40]) {
        expect(await refusal(storage.reminders.change(ANNA.accountId, id, paused))).toEqual(notFound)
        expect(await refusal(storage.reminders.remove(ANNA.accountId, id))).toEqual(notFound)
      }
      await value(storage.reminders.change(ANNA.accountId, alarm.id, paused))
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([{ ...alarm, state: 'paused' }, other])
      expect(await refusal(storage.reminders.change(ANNA.accountId, alarm.id, () => E.left('no' as const)))).toBe('no')
      await value(storage.reminders.remove(ANNA.accountId, alarm.id))
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([other])
      expect(await refusal(storage.reminders.remove(ANNA.accountId, alarm.id))).toEqual(notFound)
    }))

    it('are due from their day on, the longest waiting first, and not while they are paused', run(async (storage) => {
      const second = await alarmSet(storage, 'second', { day: '2026-04-02' })
      const first = await alarmSet(storage, 'first', { day: '2026-04-01' })
      const paused = await alarmSet(storage, 'paused', { day: '2026-03-01' })
      await value(storage.reminders.change(ANNA.accountId, paused.id, (alarm) => E.right({ ...alarm, state: 'paused' as const })))
      expect(await idsDue(storage, '2026-03-31')).toEqual([])
      expect(await idsDue(storage, '2026-04-01')).toEqual([first.id])
      expect(await idsDue(storage, '2026-04-02')).toEqual([first.id, second.id])
    }))

    it('are read with their owner and the owner’s later orders', run(async (storage) => {
      const alarm = await alarmSet(storage, 'one')
      const later = await ordered(storage, 'later', { createdAt: '2026-03-20T09:00:00.000Z' })
      await ordered(storage, 'earlier', { createdAt: '2026-02-01T09:00:00.000Z' })
      await ordered(storage, 'guest', { createdAt: '2026-03-21T09:00:00.000Z', accountId: BEAT.accountId })
      expect(await value(storage.dueReminders.due(send('2026-04-01'))))
        .toEqual([{ alarm, later: [later], customer: ANNA }])
    }))

    it('are processed together with their mail, and then wait for the next day', run(async (storage) => {
      const alarm = await alarmSet(storage, 'one')
      const decide = () => value(storage.dueReminders.decide(alarm.id, '2026-04-01', ({ alarm: due }) => sent(due)))
      expect(await Promise.all([decide(), decide(), decide()]).then((done) => done.filter(Boolean).length)).toBe(1)
      expect((await value(storage.outbox.take(9, NOW))).map(({ mail }) => mail.key)).toEqual([`alarm ${alarm.id} again`])
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([{ ...alarm, state: 'sent' }])
      expect([await idsDue(storage, '2026-04-01'), await idsDue(storage, '2026-04-02')]).toEqual([[], [alarm.id]])
    }))

    it('stay unchanged without a decision, and are deleted when dropped', run(async (storage) => {
      const alarm = await alarmSet(storage, 'one')
      expect(await value(storage.dueReminders.decide(alarm.id, '2026-04-01', () => undefined))).toBe(false)
      expect(await idsDue(storage, '2026-04-01')).toEqual([alarm.id])
      expect(await value(storage.dueReminders.decide(alarm.id, '2026-04-01', () => ({ _tag: 'Dropped' })))).toBe(true)
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([])
    }))

    it('move to another order, and replace the one it has', run(async (storage) => {
      const alarm = await alarmSet(storage, 'one')
      const order = await ordered(storage, 'next')
      const day = '2026-06-01'
      const moved = (one: ReminderAlarm): ReminderOutcome => ({ _tag: 'Kept', alarm: { ...one, order, day }, dueOn: day })
      await value(storage.dueReminders.decide(alarm.id, '2026-04-01', (due) => moved(due.alarm)))
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([{ ...alarm, order, day: '2026-06-01' }])
      const other = await alarmSet(storage, 'other')
      await value(storage.dueReminders.decide(other.id, '2026-04-01', (due) => moved(due.alarm)))
      expect((await value(storage.reminders.list(ANNA.accountId))).map(({ id }) => id)).toEqual([alarm.id])
    }))

    it('R5 have a link in their mail that repeats the order until it expires or a newer mail is written', run(async (storage) => {
      const { reorderLinks, dueReminders } = storage
      const alarm = await alarmSet(storage, 'one')
      const other = await alarmSet(storage, 'two')
      const ring = ({ id }: ReminderAlarm, until: string, name: string) =>
        value(dueReminders.decide(id, until, ({ alarm: due }) => sent(due, '2026-04-02', name)))
      const repeated = async (name: string, now = NOW) => (await value(reorderLinks.orderOf(reorderToken(name), now)))?.number
      await ring(alarm, '2026-04-01', 'first')
      await ring(other, '2026-04-01', 'other')
      expect([await repeated('first'), await repeated('other'), await repeated('nobody')]).toEqual(['one', 'two', undefined])
      expect(await value(reorderLinks.orderOf(alarm.order.token as never, NOW))).toBeUndefined()
      expect([await repeated('first', new Date('2026-05-01T07:59:59Z')), await repeated('first', new Date('2026-05-01T08:00:00Z'))])
        .toEqual(['one', undefined])
      await ring(alarm, '2026-04-02', 'second')
      expect([await repeated('first'), await repeated('second'), await repeated('other')]).toEqual([undefined, 'one', 'two'])
      await value(storage.expiredData.purge('reorder_links', retentionCutoffs(new Date('2026-05-01T08:00:00Z'))))
      expect(await repeated('second')).toBeUndefined()
    }))

    it('end by the token of a mail, once and for all, and by no other', run(async (storage) => {
      const alarm = await alarmSet(storage, 'one')
      const other = await alarmSet(storage, 'two')
      await value(storage.dueReminders.decide(alarm.id, '2026-04-01', ({ alarm: due }) => sent(due)))
      await value(storage.reminders.end(made(makeEndToken('another'.padEnd(43, '_')))))
      expect(await value(storage.reminders.list(ANNA.accountId))).toHaveLength(2)
      await value(storage.reminders.end(TOKEN))
      await value(storage.reminders.end(TOKEN))
      expect(await value(storage.reminders.list(ANNA.accountId))).toEqual([other])
    }))
  })
}
