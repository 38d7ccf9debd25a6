/** Swiss prices end in 0 or 5. */
export const toFiveCents = (cents: number): number => Math.round(cents / 5) * 5
