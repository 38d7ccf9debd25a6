/** One entry of a calendar, a whole day long. */
export type CalendarEntry = {
  /** The same for the same alarm, so that a calendar that gets it twice holds it once. */
  readonly uid: string
  /** yyyy-MM-dd. */
  readonly day: string
  readonly title: string
  readonly text: string
  readonly address: string
  /** When it was written: ISO instant, UTC. */
  readonly writtenAt: string
}

/** Writes a file that calendars read. */
export interface ReminderCalendar {
  readonly write: (entry: CalendarEntry) => string
}
