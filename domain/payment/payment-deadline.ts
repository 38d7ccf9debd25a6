/** How long an order waits for its money, from the moment it was placed: on a payment page, and by transfer. */
export type PaymentDeadline = {
  readonly hours: number
  /** By transfer; the reminder leaves `reminderDays` after the order. */
  readonly transferDays: number
  readonly reminderDays: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Whoever meant to pay on a payment page has done so within a day. */
export const PAYMENT_HOURS = 24

/** Banks take days: a transfer may arrive for ten, and is asked for after a week. */
export const TRANSFER_DAYS = 10
export const REMINDER_DAYS = 7

/** Orders placed at these instants or earlier are too late now, or are to be reminded. */
export type Missed = { readonly online: Date; readonly transfer: Date; readonly reminder: Date }

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

export const missedDeadlines = (now: Date, { hours, transferDays, reminderDays }: PaymentDeadline): Missed => ({
  online: ago(now, hours * HOUR),
  transfer: ago(now, transferDays * DAY),
  reminder: ago(now, reminderDays * DAY),
})
