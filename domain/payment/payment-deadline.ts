/** How long an order awaits payment, from the moment it was placed: on a payment page, and by transfer. */
export type PaymentDeadline = {
  readonly hours: number
  /** By transfer; the reminder is sent `reminderDays` after the order. */
  readonly transferDays: number
  readonly reminderDays: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Payments on a payment page are completed within a day. */
export const PAYMENT_HOURS = 24

/** Bank transfers take days: the deadline is ten days, with a reminder after a week. */
export const TRANSFER_DAYS = 10
export const REMINDER_DAYS = 7

/** The instants up to which orders are overdue, or due for a reminder. */
export type OverdueBefore = { readonly online: Date; readonly transfer: Date; readonly reminder: Date }

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)

export const missedDeadlines = (now: Date, { hours, transferDays, reminderDays }: PaymentDeadline): OverdueBefore => ({
  online: ago(now, hours * HOUR),
  transfer: ago(now, transferDays * DAY),
  reminder: ago(now, reminderDays * DAY),
})
