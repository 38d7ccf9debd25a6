import type { Payment } from './payment.ts'

/** A notice usually arrives by itself; a new attempt is not queried yet. Milliseconds, like all below. */
const GRACE_PERIOD = 15_000
const MIN_PAUSE = 30_000
const REFUND_PAUSE = 60_000
/** The provider answers queries about an attempt for a week. */
const QUERY_PERIOD = 7 * 24 * 3_600_000

const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** The window in which an attempt must have started to be queried. */
export const inquiryWindow = (now: Date): { readonly begunAfter: Date; readonly begunBy: Date } => ({
  begunAfter: later(now, -QUERY_PERIOD),
  begunBy: later(now, -GRACE_PERIOD),
})

/** When an attempt is queried again after the query at `queriedAt`: after a tenth of its age, at least half a minute. */
export const nextInquiryAt = ({ startedAt }: Pick<Payment, 'startedAt'>, queriedAt: Date): Date =>
  later(queriedAt, Math.max(MIN_PAUSE, (queriedAt.getTime() - Date.parse(startedAt)) / 10))

/** When a charge without a response is shown to staff: most late responses have arrived by then. */
const CHARGE_LISTED_AFTER = 15 * 60_000

/** Charges started before this moment are shown. */
export const listedChargesUntil = (now: Date): Date => later(now, -CHARGE_LISTED_AFTER)

/** When a refund that failed at `tried` is retried. */
export const refundAgainAt = (tried: Date): Date => later(tried, REFUND_PAUSE)
