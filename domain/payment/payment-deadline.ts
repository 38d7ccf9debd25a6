/** How long an order waits for its money, from the last time somebody meant to pay it. */
export type PaymentDeadline = { readonly hours: number }

const HOUR = 3_600_000

/** Whoever last meant to pay at this instant or earlier is too late now. */
export const missedDeadline = (now: Date, { hours }: PaymentDeadline): Date => new Date(now.getTime() - hours * HOUR)
