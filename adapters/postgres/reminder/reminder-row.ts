import type { Kysely, Selectable } from 'kysely'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import { ALARM_STATES, CREATE_LOCATIONS, type ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { makeWeeklyUsage, type WeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import { toOrder } from '../order/order-row.ts'
import { codecFrom } from '../rows/codec-from.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { recordCodec } from '../rows/record-codec.ts'
import { oneOf } from '../rows/value-codecs.ts'
import type { ReminderAlarmTable, Tables } from '../tables.ts'
import * as t from 'io-ts'

type ReminderColumns = Pick<ReminderAlarm, 'createLocation' | 'usage' | 'state'>

const reminderCodec = recordCodec<ReminderColumns>(
  'ReminderAlarm',
  {
    createLocation: oneOf('CreateLocation', CREATE_LOCATIONS),
    usage: codecFrom<number, WeeklyUsage>('WeeklyUsage', t.number, makeWeeklyUsage),
    state: oneOf('AlarmState', ALARM_STATES),
  },
  {},
)

const COLUMNS = ['id', 'account_id', 'create_location', 'usage', 'day', 'state', 'due_on'] as const

/** Reminders with their orders. */
export const alarmRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('reminder_alarm')
    .innerJoin('purchase_order', 'purchase_order.token', 'reminder_alarm.order_token')
    .select(COLUMNS.map((column) => `reminder_alarm.${column}` as const))
    .select(['purchase_order.token', 'purchase_order.body'])

type Row = Pick<Selectable<ReminderAlarmTable>, (typeof COLUMNS)[number]>

export const alarmOf = (row: Row, order: Order): ReminderAlarm => ({
  id: row.id,
  accountId: row.account_id as AccountId,
  order,
  day: row.day,
  ...decodeRow(reminderCodec, 'reminder_alarm', row.id, { createLocation: row.create_location, usage: row.usage, state: row.state }),
})

export const toAlarm = (row: Row & { readonly token: string; readonly body: unknown }): ReminderAlarm => alarmOf(row, toOrder(row))

/** The columns that change; by default the reminder is processed on its day. */
export const changingColumns = ({ order, usage, day, state }: Omit<ReminderAlarm, 'id'>, dueOn = day) => ({
  order_token: order.token, usage, day, state, due_on: state === 'paused' ? null : dueOn,
})
