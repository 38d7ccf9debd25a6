const ZURICH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich', year: 'numeric', month: '2-digit', day: '2-digit',
})

/** The day in Europe/Zurich, `yyyy-MM-dd`: vouchers end with it (decision A72). */
export const zurichDay = (instant: Date): string => ZURICH.format(instant)
