const ALARMS = '/api/customers/me/reminder-alarms'

/** Where a browser opens a reminder as a file for a calendar, so it is no operation of the storefront; below the prefix of the API. */
export const CALENDAR_ROUTE = `${ALARMS.slice('/api'.length)}/:id/calendar.ics`

/** The address of one file; it opens for its owner only. */
export const calendarPath = (id: number): string => `${ALARMS}/${id}/calendar.ics`
