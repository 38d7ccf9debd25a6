const ALARMS = '/api/customers/me/reminder-alarms'

/** The path of a reminder's calendar file. A browser opens it, so it is no operation of the storefront; below the API's prefix. */
export const CALENDAR_ROUTE = `${ALARMS.slice('/api'.length)}/:id/calendar.ics`

/** The address of one file; only its owner can open it. */
export const calendarPath = (id: number): string => `${ALARMS}/${id}/calendar.ics`
