/** Shorter terms are searched but not measured (Commerce §5, §9). */
export const SHORTEST_MEASURED_TERM = 3

export const isWorthMeasuring = (term: string): boolean => term.trim().length >= SHORTEST_MEASURED_TERM
