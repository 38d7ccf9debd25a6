const DAYS_A_WEEK = 7

/** How many lenses a wearer uses; a reminder counts by the week, never by the day (Commerce §9). */
export type CustomerUsage = { readonly amount: number; readonly unit: 'week' }

/** `perDay` is lenses a day and may be a fraction: a monthly lens is 1/30. */
export const customerUsage = (perDay: number): CustomerUsage => ({ amount: perDay * DAYS_A_WEEK, unit: 'week' })
