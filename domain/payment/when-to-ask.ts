import type { Payment } from './payment.ts'

/** A notice usually comes by itself; an attempt that has just begun is left alone. Milliseconds, like all below. */
const LEFT_ALONE = 15_000
const SHORTEST_PAUSE = 30_000
const PAUSE_OF_REFUNDS = 60_000
/** The provider knows an attempt for a week. */
const KNOWN_FOR = 7 * 24 * 3_600_000

const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** After which instant and by which one an attempt began that is asked about. */
export const inquiryWindow = (now: Date): { readonly begunAfter: Date; readonly begunBy: Date } => ({
  begunAfter: later(now, -KNOWN_FOR),
  begunBy: later(now, -LEFT_ALONE),
})

/** When to ask about an attempt that was asked about at `asked` the next time: after a tenth of its age, at least half a minute. */
export const nextInquiryAt = ({ startedAt }: Pick<Payment, 'startedAt'>, asked: Date): Date =>
  later(asked, Math.max(SHORTEST_PAUSE, (asked.getTime() - Date.parse(startedAt)) / 10))

/** After how long a charge without an answer is shown to the shop's staff: most answers that come late have come by then. */
const CHARGE_SHOWN_AFTER = 15 * 60_000

/** Charges begun before are shown. */
export const chargesShown = (now: Date): Date => later(now, -CHARGE_SHOWN_AFTER)

/** When to give money back the next time that did not go back at `tried`. */
export const refundAgainAt = (tried: Date): Date => later(tried, PAUSE_OF_REFUNDS)
