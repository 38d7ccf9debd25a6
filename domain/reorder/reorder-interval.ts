import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { daysAfter } from '../shop/day-number.ts'

/** In how many days to order again, and on which day (yyyy-MM-dd); two independent values (decision A36). */
export type ReorderInterval = { readonly interval: number; readonly reorderAt: string }

/** Default number of days (Commerce §9). */
export const DEFAULT_REORDER_INTERVAL = 90
const DEFAULT_MONTHS = 3

/** Three calendar months later; in a shorter month its last day (Commerce §9, decision A36). */
export const defaultReorderDate = (today: string): string =>
  formatISO(addMonths(parseISO(today), DEFAULT_MONTHS), { representation: 'date' })

/** The default: 90 days, and three months from today (Commerce §8). */
export const defaultReorderInterval = (today: string): ReorderInterval => ({
  interval: DEFAULT_REORDER_INTERVAL,
  reorderAt: defaultReorderDate(today),
})

/** An interval of days from today. */
export const reorderIntervalOf = (today: string, interval: number): ReorderInterval => ({
  interval,
  reorderAt: daysAfter(today, interval),
})
