import type { Money } from '../money/money.ts'

/** One point for each full unit of the items' price; shipping earns none. */
export const pointsFor = ({ totals }: { readonly totals: { readonly itemsTotal: Money } }): number =>
  Math.max(0, Math.floor(totals.itemsTotal.cents / 100))
