import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { ALARM_STATES, CREATE_LOCATIONS, type AlarmChange } from '../../../domain/reminder/reminder-alarm.ts'
import type { ReminderInput } from '../../../application/contract/reminder.ts'
import type { ShownAlarm } from '../../../domain/reminder/shown-alarm.ts'
import type { ReminderSuggestion } from '../../../domain/reminder/suggest-reminder.ts'
import { makeWeeklyUsage, WEEKLY_USAGE } from '../../../domain/reminder/weekly-usage.ts'
import { as, list, optional } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, done, members, record, within } from '../codec/record.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'
import { EmailText } from '../values/names.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** Days of a week on which lenses are worn. */
const UsageNumber = valueCodec(
  'WeeklyUsage',
  { type: 'integer', minimum: WEEKLY_USAGE.from, maximum: WEEKLY_USAGE.to },
  (input) => (typeof input === 'number' ? makeWeeklyUsage(input) : E.left(input)),
)
const usage = as('customer_usage', UsageNumber)
const day = as('reminder_date', Day)
const createLocation = oneOf('CreateLocation', CREATE_LOCATIONS)

export const UsageRequest = closedRecord<Pick<ReminderInput, 'usage'>>('ReminderUsageRequest', { usage })

export const AlarmRequest = closedRecord<Omit<ReminderInput, 'orderId'>>('ReminderAlarmRequest', { usage, day, createLocation })

export const AlarmChangeRequest = closedRecord<AlarmChange>(
  'ReminderAlarmChangeRequest', { usage: optional(usage), day: optional(day), isPaused: optional(as('paused', t.boolean)) },
)

export const SuggestionRecord = record<ReminderSuggestion>(
  'ReminderAlarmSuggestion', { usage, day, days: t.number, isUsageCounted: as('usage_counted', t.boolean) },
)

const order = record<ShownAlarm['order']>('ReminderOrder', {
  id: t.number,
  locale: as('locale_code', LocaleCode),
  salesChannel: t.string,
  items: list(record<ShownAlarm['order']['items'][number]>('ReminderItem', { quantity: t.number, variantRepresentation: t.string })),
})

/** The alarm itself is in the specification's fields (Account §3). */
export const AlarmRecord = record<ShownAlarm>('SavedReminderAlarm', {
  id: t.number,
  state: oneOf('AlarmState', ALARM_STATES),
  orderNumber: t.string,
  ...within('reminder_alarm', { reminderEmail: EmailText, createLocation, usage, day, order }, 'ReminderAlarm'),
})

export const AlarmsRecord = members('ReminderAlarms', AlarmRecord)

export const EndRequest = closedRecord<{ readonly token: string }>('ReminderEndRequest', { token: ExactText })

/** Something that does not exist, or no longer does. */
export const ReminderEnded = done('ReminderEnded', 'ended')
