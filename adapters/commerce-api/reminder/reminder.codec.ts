import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { ALARM_STATES, CREATE_LOCATIONS, type AlarmChange } from '../../../domain/reminder/reminder-alarm.ts'
import type { ShownAlarm } from '../../../domain/reminder/shown-alarm.ts'
import type { ReminderSuggestion } from '../../../domain/reminder/suggest-reminder.ts'
import { makeWeeklyUsage, WEEKLY_USAGE } from '../../../domain/reminder/weekly-usage.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { valueCodec } from '../codec/value-codec.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { Day } from '../values/day.codec.ts'
import { EmailText } from '../values/names.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

/** Days of a week on which lenses are worn. */
export const UsageNumber = valueCodec(
  'WeeklyUsage',
  { type: 'integer', minimum: WEEKLY_USAGE.from, maximum: WEEKLY_USAGE.to },
  (input) => (typeof input === 'number' ? makeWeeklyUsage(input) : E.left(input)),
)
const Location = oneOf('CreateLocation', CREATE_LOCATIONS)

export const UsageRequest = closed('ReminderUsageRequest', { customer_usage: UsageNumber })

export const AlarmRequest = closed(
  'ReminderAlarmRequest', { customer_usage: UsageNumber, reminder_date: Day, create_location: Location },
)

export const AlarmChangeRequest = closed(
  'ReminderAlarmChangeRequest', {}, { customer_usage: nullable(UsageNumber), reminder_date: nullable(Day), paused: nullable(t.boolean) },
)
type AlarmChangeRequest = t.TypeOf<typeof AlarmChangeRequest>

export const alarmChangeOf = ({ customer_usage: usage, reminder_date: day, paused: isPaused }: AlarmChangeRequest): AlarmChange =>
  omitUndefined({ usage: usage ?? undefined, day: day ?? undefined, isPaused: isPaused ?? undefined })

export const alarmChangeRequest = ({ usage, day, isPaused }: AlarmChange): AlarmChangeRequest => ({
  ...(usage === undefined ? {} : { customer_usage: usage }),
  ...(day === undefined ? {} : { reminder_date: day }),
  ...(isPaused === undefined ? {} : { paused: isPaused }),
})

const SuggestionWire = t.strict(
  { customer_usage: UsageNumber, reminder_date: Day, days: t.number, usage_counted: t.boolean }, 'ReminderAlarmSuggestion',
)

export const SuggestionCodec = codecFrom('ReminderAlarmSuggestion', SuggestionWire, (wire) =>
  E.right<never, ReminderSuggestion>({
    usage: wire.customer_usage, day: wire.reminder_date, days: wire.days, isUsageCounted: wire.usage_counted,
  }))

export const suggestionToWire = ({ usage, day, days, isUsageCounted }: ReminderSuggestion) => ({
  customer_usage: usage, reminder_date: day, days, usage_counted: isUsageCounted,
})

/** The alarm itself, in the specification's fields (Account §3). */
const ReminderAlarmWire = t.strict(
  {
    reminder_email: EmailText,
    create_location: Location,
    customer_usage: UsageNumber,
    reminder_date: Day,
    order: t.strict(
      {
        id: t.number,
        locale_code: LocaleCode,
        sales_channel: t.string,
        items: t.readonlyArray(t.strict({ quantity: t.number, variant_representation: t.string }, 'ReminderItem')),
      },
      'ReminderOrder',
    ),
  },
  'ReminderAlarm',
)

const StoredAlarmWire = t.strict(
  { id: t.number, state: oneOf('AlarmState', ALARM_STATES), order_number: t.string, reminder_alarm: ReminderAlarmWire },
  'SavedReminderAlarm',
)
type StoredAlarmWire = t.TypeOf<typeof StoredAlarmWire>

export const alarmToWire = ({ id, state, orderNumber, order, ...alarm }: ShownAlarm): StoredAlarmWire => ({
  id,
  state,
  order_number: orderNumber,
  reminder_alarm: {
    reminder_email: alarm.reminderEmail,
    create_location: alarm.createLocation,
    customer_usage: alarm.usage,
    reminder_date: alarm.day,
    order: {
      id: order.id,
      locale_code: order.locale,
      sales_channel: order.salesChannel,
      items: order.items.map(({ quantity, variantRepresentation }) => ({ quantity, variant_representation: variantRepresentation })),
    },
  },
})

const alarmOf = ({ id, state, order_number: orderNumber, reminder_alarm: wire }: StoredAlarmWire): ShownAlarm => ({
  id,
  state,
  orderNumber,
  reminderEmail: wire.reminder_email,
  createLocation: wire.create_location,
  usage: wire.customer_usage,
  day: wire.reminder_date,
  order: {
    id: wire.order.id,
    locale: wire.order.locale_code,
    salesChannel: wire.order.sales_channel,
    items: wire.order.items.map((item) => ({ quantity: item.quantity, variantRepresentation: item.variant_representation })),
  },
})

export const AlarmCodec = codecFrom('SavedReminderAlarm', StoredAlarmWire, (wire) => E.right<never, ShownAlarm>(alarmOf(wire)))

export const AlarmsCodec = codecFrom(
  'ReminderAlarms',
  t.strict({ 'hydra:member': t.readonlyArray(StoredAlarmWire) }, 'ReminderAlarms'),
  (wire) => E.right<never, readonly ShownAlarm[]>(wire['hydra:member'].map(alarmOf)),
)

export const EndRequest = closed('ReminderEndRequest', { token: ExactText })

const EndedWire = t.strict({ ended: t.literal(true) }, 'ReminderEnded')

/** Something that does not exist, or no longer does. */
export const EndedCodec = codecFrom('ReminderEnded', EndedWire, () => E.right<never, void>(undefined))

export const endedToWire = (): t.TypeOf<typeof EndedWire> => ({ ended: true })
