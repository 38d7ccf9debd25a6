/** An all-day calendar entry. */
export type CalendarEntry = {
  /** Stable per reminder, so that a calendar imports it once. */
  readonly uid: string
  /** yyyy-MM-dd. */
  readonly day: string
  readonly title: string
  readonly text: string
  readonly address: string
  /** When it was written: ISO instant, UTC. */
  readonly writtenAt: string
}

/** Writes a calendar file. */
export interface ReminderCalendar {
  readonly write: (entry: CalendarEntry) => string
}
