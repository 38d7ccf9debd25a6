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
const turn = (reminderAlarm = alarm, known: Partial<ReminderFacts> = {}) =>
  reminderDecision(reminderAlarm, { later: [], products, isVerified: true, today: '2026-04-01', ...known })

describe('the turn of an alarm', () => {
  it('rings, for a mailbox that is proven', () => {
    expect(turn()).toEqual({ _tag: 'Ring' })
    expect(turn(alarm, { isVerified: false })).toEqual({ _tag: 'Wait' })
  })

  it('goes on with the order that brought the lenses again, in whatever pack, after what is left of the first', () => {
    expect(turn(alarm, { later: [later()] })).toEqual({ _tag: 'Move', order: later(), day: '2026-09-28' })
    expect(turn(alarm, { later: [later(three)] })).toEqual({ _tag: 'Move', order: later(three), day: '2026-06-30' })
    const newest = later(three, { createdAt: '2026-03-20T09:00:00Z' })
    expect(turn(alarm, { later: [newest, later()] })).toEqual({ _tag: 'Move', order: newest, day: '2026-12-27' })
  })

  it('goes on with the lenses that came in the place of others', () => {
    expect(turn(anAlarm({ order: order(old) }), { later: [later(successor)] })).toMatchObject({ _tag: 'Move' })
  })

  it('does not take another purchase for the lenses, nor one that fell through', () => {
    const [cancelled, unpaid] = [later(six, { status: 'cancelled' }), later(six, { status: 'payment_pending' })]
    for (const bought of [later(other), later(aSolution()), cancelled, unpaid])
      expect(turn(alarm, { later: [bought] })).toEqual({ _tag: 'Ring' })
  })

  it('counts from the new order where the alarm had rung long ago', () => {
    const rung = anAlarm({ order: order(), day: '2026-01-01', state: 'rung' })
    expect(turn(rung, { later: [later(three)] })).toMatchObject({ _tag: 'Move', day: '2026-05-30' })
  })

  it('waits for the next order after it rang, for a year', () => {
    const rung = anAlarm({ order: order(), state: 'rung' })
    expect(WAITS_FOR_ORDER).toBe(365)
    expect(turn(rung, { today: '2027-03-31' })).toEqual({ _tag: 'Wait' })
    expect(turn(rung, { today: '2027-04-01' })).toEqual({ _tag: 'End' })
  })

  it('ends with an order that is gone, and waits for one that is not paid yet', () => {
    expect(turn(anAlarm({ order: order(six, { status: 'cancelled' }) }))).toEqual({ _tag: 'End' })
    expect(turn(anAlarm({ order: order(six, { status: 'returned' }) }))).toEqual({ _tag: 'End' })
    expect(turn(anAlarm({ order: order(six, { status: 'payment_pending' }) }))).toEqual({ _tag: 'Wait' })
  })
})

describe('an alarm', () => {
  it('changes as far as something is said, and rings again on another day', () => {
    const rung = anAlarm({ state: 'rung' })
    expect(changeAlarm(rung, {})).toEqual(rung)
    expect(changeAlarm(rung, { day: '2026-05-01' })).toEqual({ ...rung, day: '2026-05-01', state: 'waiting' })
    expect(changeAlarm(rung, { isPaused: true })).toEqual({ ...rung, state: 'paused' })
    const paused = anAlarm({ state: 'paused' })
    expect(changeAlarm(paused, { day: '2026-05-01' })).toEqual({ ...paused, day: '2026-05-01' })
    expect(changeAlarm(paused, { isPaused: false })).toEqual({ ...paused, state: 'waiting' })
  })

  it('is for lenses that somebody has or will have', () => {
    expect(canBeRemindedOf(order())).toBe(true)
    expect(canBeRemindedOf(order(six, { status: 'payment_pending' }))).toBe(true)
    expect(canBeRemindedOf(order(aSolution()))).toBe(false)
    expect(canBeRemindedOf(order(six, { status: 'cancelled' }))).toBe(false)
    expect(canBeRemindedOf(anOrder({ lines: [aLine({ isTrial: true })] }))).toBe(false)
  })
})
