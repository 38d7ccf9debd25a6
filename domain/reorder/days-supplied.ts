import type { Eye } from '../prescription/lens-option.ts'
import type { Product } from '../product/product.ts'

/** Packs of a product, for one eye or for both. */
export type Supplied = {
  readonly product: Pick<Product, 'pack' | 'facts'>
  readonly eye?: Eye
  readonly quantity: number
}

/** Lenses wear out by the calendar; a solution or a case tells nothing about when to come again. */
const daysOf = ({ product, eye, quantity }: Supplied): number | undefined => {
  const { replacementDays } = product.facts
  if (replacementDays === undefined || product.pack.unit !== 'lens') return undefined
  const eyes = eye === undefined ? 2 : 1
  return Math.floor((product.pack.quantity * quantity * replacementDays) / eyes)
}

/**
 * For how many days the lenses last: packs for the same eye add up, the eye that runs out first counts. Undefined
 * without lenses whose rhythm is known.
 */
export const daysSupplied = (supplied: readonly Supplied[]): number | undefined => {
  const perEye = [...Map.groupBy(supplied, ({ eye }) => eye).values()].map((same) =>
    same.map(daysOf).filter((days) => days !== undefined),
  )
  const days = perEye.filter((known) => known.length > 0).map((known) => known.reduce((sum, one) => sum + one, 0))
  return days.length === 0 ? undefined : Math.max(1, Math.min(...days))
}
