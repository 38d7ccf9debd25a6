const MS_A_DAY = 86_400_000

/** Days (`yyyy-MM-dd`) counted from 1 January 1970, a Thursday; without time or zone. */
export const dayNumber = (day: string): number => Date.parse(day) / MS_A_DAY

export const dayOfNumber = (number: number): string => new Date(number * MS_A_DAY).toISOString().slice(0, 10)
