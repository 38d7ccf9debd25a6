import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalCalendarMethod, ICalEventBusyStatus } from 'ical-generator'
import type { ReminderCalendar } from '../../application/commerce/reminder/reminder-calendar.port.ts'

/** Seconds; the library counts backwards from the entry's beginning, so an alarm after it is negative. */
const NINE_IN_THE_MORNING = -9 * 3600

/** A calendar file (RFC 5545): an all-day entry, and an alarm in its morning. */
export const icsCalendar: ReminderCalendar = {
  write: ({ uid, day, title, text, address, writtenAt }) => {
    const calendar = ical({ name: title, prodId: { company: 'shop', product: 'reminder' }, method: ICalCalendarMethod.PUBLISH })
    const entry = calendar.createEvent({
      id: uid, summary: title, description: text, url: address, busystatus: ICalEventBusyStatus.FREE,
      start: `${day}T00:00:00Z`, allDay: true, timezone: 'UTC', stamp: writtenAt,
    })
    // The library relates a negative alarm to the entry's end unless it is set afterwards.
    entry
      .createAlarm({ type: ICalAlarmType.display, description: title, trigger: NINE_IN_THE_MORNING })
      .relatesTo(ICalAlarmRelatesTo.start)
    return calendar.toString()
  },
}
