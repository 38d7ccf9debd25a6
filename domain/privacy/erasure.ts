const DAY = 24 * 3_600_000

/** How long an account that is to be deleted can still be kept, in days: time for its owner to read the letter that tells of it. */
export const ERASURE_DAYS = 7

/** The moment at which an account goes whose deletion is asked for now. */
export const erasureMoment = (now: Date): Date => new Date(now.getTime() + ERASURE_DAYS * DAY)

/** Whether the account is to be deleted, and when. */
export type PendingErasure = { readonly dueAt?: Date }
