import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { CREATE_LOCATIONS, type CreateLocation } from '../../domain/reminder/reminder-alarm.ts'
import { makeReminderDay, reminderDays } from '../../domain/reminder/reminder-day.ts'
import { makeWeeklyUsage, type WeeklyUsage } from '../../domain/reminder/weekly-usage.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

/** 0 for an invalid id: no order has it. */
const idOf = (text: string | undefined): number => readWholeNumber(text, IDS) ?? 0

const usageOf = (text: string | null | undefined): WeeklyUsage | undefined => {
  const usage = makeWeeklyUsage(text)
  return E.isRight(usage) ? usage.right : undefined
}

const isLocation = (text: string | null | undefined): text is CreateLocation => CREATE_LOCATIONS.some((location) => location === text)

const alarmOf = async (injector: Injector, orderId: number) => {
  const listed = await injector.get(Shop).reminder.getReminderAlarms({})()
  if (E.isLeft(listed)) throw routeError(listed.left)
  return listed.right.find(({ order }) => order.id === orderId)
}

/** The reminder of an order of the customer: stored, or proposed for lenses worn on a number of days a week. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { injector } = await requireCustomer(args)
  const { searchParams } = new URL(args.request.url)
  const orderId = idOf(args.params['orderId'])
  const order = await injector.get(Shop).order.getOwnOrder({ id: orderId })()
  if (E.isLeft(order)) throw routeError(order.left)
  const alarm = await alarmOf(injector, orderId)
  const chosen = usageOf(searchParams.get('usage'))
  const wanted = chosen ?? alarm?.usage
  const { reminder } = injector.get(Shop)
  const suggested = await (wanted === undefined
    ? reminder.createReminderAlarmSuggestion({ orderId })
    : reminder.recalculateReminderAlarmSuggestion({ orderId, usage: wanted }))()
  if (E.isLeft(suggested)) throw routeError(suggested.left)
  const { usage, days, day, isUsageCounted } = suggested.right
  const { first, last } = reminderDays(injector.get(Today)())
  const keepsDay = alarm !== undefined && chosen === undefined && alarm.day >= first
  const from = searchParams.get('from')
  return data(
    {
      orderNumber: order.right.number, usage, days, isUsageCounted, first, last,
      day: keepsDay ? alarm.day : day,
      isSet: alarm !== undefined,
      from: isLocation(from) ? from : 'account',
    },
    { headers: PRIVATE_PAGE },
  )
}

const DAY_PROBLEMS = { NoDay: 'reminder.no_day', NotAhead: 'reminder.not_ahead', TooFar: 'reminder.too_far' } as const

/** Sets the reminder, or returns the error of its day. */
export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const { day: typed = '', usage: days, from } = readFields(await args.request.formData())
  const day = makeReminderDay(typed, injector.get(Today)())
  if (E.isLeft(day)) return withProblems({ day: typed }, { day: { id: DAY_PROBLEMS[day.left], values: {} } })
  const usage = makeWeeklyUsage(days)
  if (E.isLeft(usage)) return withProblems({ day: typed }, { usage: { id: 'validation.invalid_value', values: {} } })
  const set = await injector.get(Shop).reminder.updateActiveReminderAlarm({
    orderId: idOf(args.params['orderId']), usage: usage.right, day: day.right, createLocation: isLocation(from) ? from : 'account',
  })()
  return E.isRight(set)
    ? redirect(localePath(locale, '/my-account/reminders?saved=1'))
    : withFailure({ day: typed }, set.left, locale)
}

export { ReminderPage as Component } from './ReminderPage.tsx'
