const DAY = 24 * 3_600_000

/** How many days a deletion can be cancelled: time for the owner to read the mail about it. */
export const DELETION_DAYS = 7

/** When an account is deleted after a request now. */
export const deletionDueAt = (now: Date): Date => new Date(now.getTime() + DELETION_DAYS * DAY)

/** Whether and when the account will be deleted. */
export type PendingDeletion = { readonly dueAt?: Date }
