import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { reminderContract } from '../../../application/contract/reminder.ts'
import type { AlarmChange, CreateLocation } from '../../../domain/reminder/reminder-alarm.ts'
import type { WeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { type RequestParts, route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  alarmChangeOf, AlarmChangeRequest, alarmChangeRequest, AlarmCodec, AlarmRequest, AlarmsCodec, alarmToWire, EndedCodec, endedToWire,
  EndRequest, SuggestionCodec, suggestionToWire, UsageRequest,
} from './reminder.codec.ts'

type OfOrder = { readonly orderId: number }
type OfAlarm = { readonly id: number }

/** An id that no reminder has, for a path that is not an id. */
const NO_ID = 0
const numberIn = ({ path }: RequestParts, name: string): number => readWholeNumber(path[name], IDS) ?? NO_ID

type AlarmInput = OfOrder & { readonly usage: WeeklyUsage; readonly day: string; readonly createLocation: CreateLocation }

export const reminderRoutes = {
  getReminderAlarms: route(
    'GET /api/customers/me/reminder-alarms', 'List the customer’s reminders, next due first',
    noInput,
    replyWith(AlarmsCodec, (alarms) => ({ 'hydra:member': alarms.map(alarmToWire) })),
  ),
  createReminderAlarmSuggestion: route(
    'GET /api/customers/me/orders/{order_id}/reminder-alarm-suggestion',
    'Suggest a reminder date for an order with lenses worn every day',
    withoutBody<OfOrder>({
      encode: ({ orderId }) => ({ path: { order_id: orderId } }),
      decode: (request) => E.right({ orderId: numberIn(request, 'order_id') }),
    }),
    replyWith(SuggestionCodec, suggestionToWire),
  ),
  recalculateReminderAlarmSuggestion: route(
    'POST /api/customers/me/orders/{order_id}/reminder-alarm-suggestion',
    'Suggest a reminder date for an order with lenses worn on some days a week',
    withBody<t.TypeOf<typeof UsageRequest>, OfOrder & { readonly usage: WeeklyUsage }>({
      body: UsageRequest,
      encode: ({ orderId, usage }) => ({ path: { order_id: orderId }, body: { customer_usage: usage } }),
      decode: ({ customer_usage: usage }, request) => E.right({ orderId: numberIn(request, 'order_id'), usage }),
    }),
    replyWith(SuggestionCodec, suggestionToWire),
  ),
  updateActiveReminderAlarm: route(
    'PUT /api/customers/me/orders/{order_id}/reminder-alarm', 'Set the reminder of an order',
    withBody<t.TypeOf<typeof AlarmRequest>, AlarmInput>({
      body: AlarmRequest,
      encode: ({ orderId, usage, day, createLocation }) => ({
        path: { order_id: orderId }, body: { customer_usage: usage, reminder_date: day, create_location: createLocation },
      }),
      decode: ({ customer_usage: usage, reminder_date: day, create_location: createLocation }, request) =>
        E.right({ orderId: numberIn(request, 'order_id'), usage, day, createLocation }),
    }),
    replyWith(AlarmCodec, alarmToWire),
  ),
  updateReminderAlarm: route(
    'PATCH /api/customers/me/reminder-alarms/{reminder_id}', 'Update, pause or resume a reminder',
    withBody<t.TypeOf<typeof AlarmChangeRequest>, OfAlarm & { readonly change: AlarmChange }>({
      body: AlarmChangeRequest,
      encode: ({ id, change }) => ({ path: { reminder_id: id }, body: alarmChangeRequest(change) }),
      decode: (wire, request) => E.right({ id: numberIn(request, 'reminder_id'), change: alarmChangeOf(wire) }),
    }),
    replyWith(AlarmCodec, alarmToWire),
  ),
  deleteReminderAlarm: route(
    'DELETE /api/customers/me/reminder-alarms/{reminder_id}', 'Delete a reminder',
    withoutBody<OfAlarm>({
      encode: ({ id }) => ({ path: { reminder_id: id } }),
      decode: (request) => E.right({ id: numberIn(request, 'reminder_id') }),
    }),
    replyWith(EndedCodec, endedToWire),
  ),
  endReminderAlarm: route(
    'POST /api/reminder-ends', 'End a reminder with the token of an e-mail; reveals nothing about it',
    withBody<t.TypeOf<typeof EndRequest>, { readonly token: string }>({
      body: EndRequest,
      encode: ({ token }) => ({ body: { token } }),
      decode: E.right,
    }),
    replyWith(EndedCodec, endedToWire),
  ),
} satisfies Routes<typeof reminderContract>
