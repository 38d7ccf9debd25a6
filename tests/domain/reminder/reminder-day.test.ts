import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { remindersDueUntil } from '../../../domain/reminder/reminders-due-until.ts'
import { makeReminderDay, reminderDays } from '../../../domain/reminder/reminder-day.ts'
import { suggestReminder } from '../../../domain/reminder/suggest-reminder.ts'
import { isUsageCounted } from '../../../domain/reminder/supply.ts'
import { makeWeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const daily = aProduct({ id: 1, facts: { replacementDays: 1 }, pack: { quantity: 30 } })
const monthly = aProduct({ id: 2, facts: { replacementDays: 30 }, pack: { quantity: 6 } })
const solution = aSolution()
const products = [daily, monthly, solution]
const usage = (days: number) => made(makeWeeklyUsage(days))

type Lines = Parameters<typeof aLine>[0][]
const suggested = (lines: Lines, days = 7, createdAt = '2026-03-02T09:00:00.000Z') =>
  suggestReminder({
    order: anOrder({ lines: lines.map((line) => aLine(line)), createdAt }), products, usage: usage(days), today: '2026-03-02',
  })

describe('the day of a reminder', () => {
  it('AS-REMIND-09 is based on weekly usage: 30 lenses worn on 7 days a week last 30 days', () => {
    expect(suggested([{ product: daily, eye: 'right' }])).toMatchObject({ days: 30, day: '2026-04-01', usage: 7 })
    expect(suggested([{ product: daily, eye: 'right' }], 3)).toMatchObject({ days: 70, day: '2026-05-11' })
  })

  it('considers both eyes: the one that runs out first', () => {
    expect(suggested([{ product: daily, eye: 'right', quantity: 3 }, { product: daily, eye: 'left', quantity: 2 }]).days).toBe(60)
    expect(suggested([{ product: daily, quantity: 2 }]).days).toBe(30)
  })

  it('counts monthly lenses by the calendar, however often they are worn', () => {
    const lines: Lines = [{ product: monthly, eye: 'right' }]
    for (const wornOn of [7, 2]) expect(suggested(lines, wornOn)).toMatchObject({ days: 180, isUsageCounted: false })
    expect(isUsageCounted(anOrder({ lines: [aLine({ product: daily })] }), products)).toBe(true)
  })

  it('considers purchased lenses only, and uses the default interval if none is known', () => {
    expect(suggested([{ product: monthly }, { product: daily, isTrial: true, eye: 'right' }]).days).toBe(90)
    expect(suggested([{ product: solution }]).days).toBe(90)
  })

  it('starts with the day of the order in Zurich, where it may already be tomorrow', () => {
    expect(suggested([{ product: daily, eye: 'right' }], 7, '2026-03-02T22:30:00.000Z').day).toBe('2026-04-01')
    expect(suggested([{ product: daily, eye: 'right' }], 7, '2026-03-02T23:30:00.000Z').day).toBe('2026-04-02')
  })

  it('is tomorrow if it is in the past', () => {
    expect(suggested([{ product: daily, eye: 'right' }], 7, '2025-03-02T09:00:00.000Z').day).toBe('2026-03-03')
  })

  it('is in the future, a calendar day and not too far ahead', () => {
    expect(reminderDays('2026-03-02')).toEqual({ first: '2026-03-03', last: '2028-03-01' })
    const outcomeOf =
      (request: unknown) => { const day = makeReminderDay(request, '2026-03-02'); return E.isRight(day) ? day.right : day.left }
    expect(['2026-03-03', '2028-03-01'].map(outcomeOf)).toEqual(['2026-03-03', '2028-03-01'])
    expect(['2026-03-02', '2025-12-31'].map(outcomeOf)).toEqual(['NotAhead', 'NotAhead'])
    expect(['2028-03-02', '9999-01-01'].map(outcomeOf)).toEqual(['TooFar', 'TooFar'])
    for (const none of ['2026-02-30', '2026-13-01', '', '3.4.2026', '2026-4-1', 5, undefined]) expect(outcomeOf(none)).toBe('NoDay')
  })

  it('has e-mails from eight in the morning in Zurich on', () => {
    expect(remindersDueUntil(new Date('2026-03-02T06:59:59Z'))).toBe('2026-03-01')
    expect(remindersDueUntil(new Date('2026-03-02T07:00:00Z'))).toBe('2026-03-02')
    expect(remindersDueUntil(new Date('2026-07-02T06:00:00Z'))).toBe('2026-07-02')
    expect(remindersDueUntil(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-01')
  })

  it('accepts a whole number of days a week', () => {
    for (const good of [1, 7, '1', '7']) expect(E.isRight(makeWeeklyUsage(good))).toBe(true)
    for (const bad of [0, 8, 1.5, '0', '08', '1e0', ' 1', '', undefined, NaN]) expect(makeWeeklyUsage(bad)).toEqual(E.left('NoUsage'))
  })
})
