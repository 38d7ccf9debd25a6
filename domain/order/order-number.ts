import { zurichTime } from '../shop/zurich-time.ts'

/** The number for shoppers and support: the year of the order in Zurich and a running number, `IR-2026-000123`. */
export const orderNumber = (orderedAt: Date, sequence: number): string =>
  `IR-${zurichTime(orderedAt).year}-${String(sequence).padStart(6, '0')}`
