import type { GatewayDeps, Gateways } from './gateways.ts'

/** Being reminded of lenses before they run out. */
export const makeReminderGateway = ({ call }: GatewayDeps): Pick<Gateways, 'reminders'> => ({
  reminders: {
    list: () => call('getReminderAlarms', {}),
    suggest: (orderId, usage) =>
      usage === undefined
        ? call('createReminderAlarmSuggestion', { orderId })
        : call('recalculateReminderAlarmSuggestion', { orderId, usage }),
    set: (wanted) => call('updateActiveReminderAlarm', wanted),
    change: (id, change) => call('updateReminderAlarm', { id, change }),
    remove: (id) => call('deleteReminderAlarm', { id }),
    end: (token) => call('endReminderAlarm', { token }),
  },
})
