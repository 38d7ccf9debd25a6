import type { Eye } from '../prescription/lens-option.ts'
import type { Product } from '../product/product.ts'
import { groupBy } from '../group-by.ts'

/** Packs of a product, for one eye or for both. */
export type Supplied = {
  readonly product: Pick<Product, 'pack' | 'facts'>
  readonly eye?: Eye
  readonly quantity: number
}

const DAYS_OF_WEEK = 7

/** A daily lens is used up on each day of wear; a two-week or monthly lens is replaced by the calendar, worn or not. */
export const isWornOnce = ({ facts: { replacementDays }, pack }: Supplied['product']): boolean =>
  replacementDays === 1 && pack.unit === 'lens'

/** Only lenses have a replacement interval, not solutions or cases. */
const daysOf = ({ product, eye, quantity }: Supplied, wearDays: number): number | undefined => {
  const { replacementDays } = product.facts
  if (replacementDays === undefined || product.pack.unit !== 'lens') return undefined
  const eyes = eye === undefined ? 2 : 1
  const lenses = (product.pack.quantity * quantity) / eyes
  return Math.floor(isWornOnce(product) ? (lenses * DAYS_OF_WEEK) / wearDays : lenses * replacementDays)
}

/**
 * How many days the lenses last: packs for the same eye add up, and the eye that runs out first counts. Undefined without lenses of a
 * known replacement interval. `wearDays`: on how many days of a week lenses are worn.
 */
export const daysSupplied = (supplied: readonly Supplied[], wearDays: number = DAYS_OF_WEEK): number | undefined => {
  const perEye = [...groupBy(supplied, ({ eye }) => eye).values()].map((same) =>
    same.map((supply) => daysOf(supply, wearDays)).filter((days) => days !== undefined),
  )
  const days = perEye.filter((eyeDays) => eyeDays.length > 0).map((eyeDays) => eyeDays.reduce((sum, lineDays) => sum + lineDays, 0))
  return days.length === 0 ? undefined : Math.max(1, Math.min(...days))
}
