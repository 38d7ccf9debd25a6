import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { ListedReminder } from '../../application/storefront/reminder/reminder-gateway.port.ts'
import type { ShownAlarm } from '../../domain/reminder/shown-alarm.ts'
import { calendarPath } from '../../application/contract/downloads.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

const listedReminder = (alarm: ShownAlarm): ListedReminder => ({ ...alarm, calendarPath: calendarPath(alarm.id) })

/** Reminders before lenses run out. */
export const makeReminderGateway = ({ call }: GatewayDeps): Pick<Gateways, 'reminders'> => ({
  reminders: {
    list: () => pipe(call('getReminderAlarms', {}), TE.map((alarms) => alarms.map(listedReminder))),
    suggest: (orderId, usage) =>
      usage === undefined
        ? call('createReminderAlarmSuggestion', { orderId })
        : call('recalculateReminderAlarmSuggestion', { orderId, usage }),
    set: (input) => pipe(call('updateActiveReminderAlarm', input), TE.map(listedReminder)),
    change: (id, change) => pipe(call('updateReminderAlarm', { id, change }), TE.map(listedReminder)),
    remove: (id) => call('deleteReminderAlarm', { id }),
    end: (token) => call('endReminderAlarm', { token }),
  },
})
