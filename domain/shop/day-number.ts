export const MS_A_DAY = 86_400_000

/** Days (`yyyy-MM-dd`) counted from 1 January 1970, a Thursday; without time or zone. */
export const dayNumber = (day: string): number => Date.parse(day) / MS_A_DAY

/** In UTC. */
export const dateOfNumber = (number: number): Date => new Date(number * MS_A_DAY)

export const dayOfNumber = (number: number): string => dateOfNumber(number).toISOString().slice(0, 10)

/** The day a number of calendar days later. */
export const daysAfter = (day: string, days: number): string => dayOfNumber(dayNumber(day) + days)
