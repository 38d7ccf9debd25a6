import type { reminderContract } from '../../../application/contract/reminder.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, idIn, noInput, pathRequest, under } from '../operations/request-forms.ts'
import {
  AlarmChangeRequest, AlarmRecord, AlarmRequest, AlarmsRecord, EndRequest, ReminderEnded, SuggestionRecord, UsageRequest,
} from './reminder.codec.ts'

const ofOrder = { orderId: idIn('order_id') }
const ofAlarm = { id: idIn('reminder_id') }

export const reminderRoutes = {
  getReminderAlarms: route(
    'GET /api/customers/me/reminder-alarms', 'List the customer’s reminders, next due first', noInput, reply(AlarmsRecord),
  ),
  createReminderAlarmSuggestion: route(
    'GET /api/customers/me/orders/{order_id}/reminder-alarm-suggestion',
    'Suggest a reminder date for an order with lenses worn every day',
    pathRequest(ofOrder), reply(SuggestionRecord),
  ),
  recalculateReminderAlarmSuggestion: route(
    'POST /api/customers/me/orders/{order_id}/reminder-alarm-suggestion',
    'Suggest a reminder date for an order with lenses worn on some days a week',
    bodyRequest(UsageRequest, ofOrder), reply(SuggestionRecord),
  ),
  updateActiveReminderAlarm: route(
    'PUT /api/customers/me/orders/{order_id}/reminder-alarm', 'Set the reminder of an order',
    bodyRequest(AlarmRequest, ofOrder), reply(AlarmRecord),
  ),
  updateReminderAlarm: route(
    'PATCH /api/customers/me/reminder-alarms/{reminder_id}', 'Update, pause or resume a reminder',
    bodyRequest(under('change', AlarmChangeRequest), ofAlarm), reply(AlarmRecord),
  ),
  deleteReminderAlarm: route(
    'DELETE /api/customers/me/reminder-alarms/{reminder_id}', 'Delete a reminder', pathRequest(ofAlarm), reply(ReminderEnded),
  ),
  endReminderAlarm: route(
    'POST /api/reminder-ends', 'End a reminder with the token of an e-mail; reveals nothing about it',
    bodyRequest(EndRequest), reply(ReminderEnded),
  ),
} satisfies Routes<typeof reminderContract>
