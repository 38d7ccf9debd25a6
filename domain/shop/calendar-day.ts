const ZURICH = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of an instant as the shop's calendar has it: yyyy-MM-dd in Europe/Zurich. */
export const calendarDay = (instant: Date): string => {
  const parts = new Map(ZURICH.formatToParts(instant).map((part) => [part.type, part.value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
