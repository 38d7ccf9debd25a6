import { describe, expect, it } from 'vitest'
import { canBeRemindedOf } from '../../../domain/reminder/can-be-reminded-of.ts'
import { changeAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { reminderDecision, WAITS_FOR_ORDER, type ReminderFacts } from '../../../domain/reminder/reminder-decision.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { anAlarm } from '../../support/builders/reminder.ts'
import { aSolution } from '../../support/builders/solution.ts'

const facts = { replacementDays: 30 }
const group = { key: 'biofinity' }
const six = aProduct({ id: 1, facts, pack: { quantity: 6 }, group })
const three = aProduct({ id: 2, facts, pack: { quantity: 3 }, group })
const successor = aProduct({ id: 3, facts, pack: { quantity: 6 } })
const old = aProduct({ id: 4, facts, pack: { quantity: 6 }, replacementId: successor.id })
const other = aProduct({ id: 5, facts, pack: { quantity: 6 } })
const products = [six, three, successor, old, other, aSolution()]

const order = (product = six, stated: Parameters<typeof anOrder>[0] = {}) =>
  anOrder({ lines: [aLine({ product, eye: 'right' })], createdAt: '2025-10-01T09:00:00Z', ...stated })
const later = (product = six, stated: Parameters<typeof anOrder>[0] = {}) =>
  order(product, { token: orderToken('2'), createdAt: '2026-03-01T09:00:00Z', ...stated })
const alarm = anAlarm({ order: order(), day: '2026-04-01' })
const decide = (reminderAlarm = alarm, facts: Partial<ReminderFacts> = {}) =>
  reminderDecision(reminderAlarm, { later: [], products, isVerified: true, today: '2026-04-01', ...facts })

describe('a due reminder', () => {
  it('is sent to a verified e-mail address', () => {
    expect(decide()).toEqual({ _tag: 'Ring' })
    expect(decide(alarm, { isVerified: false })).toEqual({ _tag: 'Wait' })
  })

  it('moves to the order that reorders the lenses, in any pack size, after the rest of the first order is used up', () => {
    expect(decide(alarm, { later: [later()] })).toEqual({ _tag: 'Move', order: later(), day: '2026-09-28' })
    expect(decide(alarm, { later: [later(three)] })).toEqual({ _tag: 'Move', order: later(three), day: '2026-06-30' })
    const newest = later(three, { createdAt: '2026-03-20T09:00:00Z' })
    expect(decide(alarm, { later: [newest, later()] })).toEqual({ _tag: 'Move', order: newest, day: '2026-12-27' })
  })

  it('moves to an order of the successor lenses', () => {
    expect(decide(anAlarm({ order: order(old) }), { later: [later(successor)] })).toMatchObject({ _tag: 'Move' })
  })

  it('ignores orders of other products, and orders that were cancelled or not paid', () => {
    const [cancelled, unpaid] = [later(six, { status: 'cancelled' }), later(six, { status: 'payment_pending' })]
    for (const bought of [later(other), later(aSolution()), cancelled, unpaid])
      expect(decide(alarm, { later: [bought] })).toEqual({ _tag: 'Ring' })
  })

  it('counts from the new order if it was sent long ago', () => {
    const sent = anAlarm({ order: order(), day: '2026-01-01', state: 'sent' })
    expect(decide(sent, { later: [later(three)] })).toMatchObject({ _tag: 'Move', day: '2026-05-30' })
  })

  it('waits for the next order for a year after it was sent', () => {
    const sent = anAlarm({ order: order(), state: 'sent' })
    expect(WAITS_FOR_ORDER).toBe(365)
    expect(decide(sent, { today: '2027-03-31' })).toEqual({ _tag: 'Wait' })
    expect(decide(sent, { today: '2027-04-01' })).toEqual({ _tag: 'End' })
  })

  it('ends with a cancelled or returned order, and waits for one that is not paid yet', () => {
    expect(decide(anAlarm({ order: order(six, { status: 'cancelled' }) }))).toEqual({ _tag: 'End' })
    expect(decide(anAlarm({ order: order(six, { status: 'returned' }) }))).toEqual({ _tag: 'End' })
    expect(decide(anAlarm({ order: order(six, { status: 'payment_pending' }) }))).toEqual({ _tag: 'Wait' })
  })
})

describe('a reminder', () => {
  it('is changed only if something differs, and is sent again on another day', () => {
    const sent = anAlarm({ state: 'sent' })
    expect(changeAlarm(sent, {})).toEqual(sent)
    expect(changeAlarm(sent, { day: '2026-05-01' })).toEqual({ ...sent, day: '2026-05-01', state: 'waiting' })
    expect(changeAlarm(sent, { isPaused: true })).toEqual({ ...sent, state: 'paused' })
    const paused = anAlarm({ state: 'paused' })
    expect(changeAlarm(paused, { day: '2026-05-01' })).toEqual({ ...paused, day: '2026-05-01' })
    expect(changeAlarm(paused, { isPaused: false })).toEqual({ ...paused, state: 'waiting' })
  })

  it('is available for lenses in an open or delivered order', () => {
    expect(canBeRemindedOf(order())).toBe(true)
    expect(canBeRemindedOf(order(six, { status: 'payment_pending' }))).toBe(true)
    expect(canBeRemindedOf(order(aSolution()))).toBe(false)
    expect(canBeRemindedOf(order(six, { status: 'cancelled' }))).toBe(false)
    expect(canBeRemindedOf(anOrder({ lines: [aLine({ isTrial: true })] }))).toBe(false)
  })
})
