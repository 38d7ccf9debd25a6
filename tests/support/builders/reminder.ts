import { EVERY_DAY } from '../../../domain/reminder/weekly-usage.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import { aCustomer } from './customer.ts'
import { anOrder } from './order.ts'

/** Anna's, for lenses worn every day, due on 1 April. */
export const anAlarm = (stated: Partial<ReminderAlarm> = {}): ReminderAlarm => ({
  id: 1, accountId: aCustomer().accountId, order: anOrder({ accountId: aCustomer().accountId }), createLocation: 'order',
  usage: EVERY_DAY, day: '2026-04-01', state: 'waiting', ...stated,
})
