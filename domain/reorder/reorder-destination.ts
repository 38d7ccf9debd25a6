import type { ReorderSource } from './reorder-source.ts'

/** Where a reorder leads: home, nowhere else than here, to the address step, or into the checkout. */
export type ReorderDestination = 'home' | 'stay' | 'address' | 'checkout'

export type ReorderOutcome = {
  readonly hasItems: boolean
  readonly isTaxNumberMissing: boolean
  readonly source: ReorderSource
}

/**
 * The first that applies: nothing came again, from a link; nothing came again; a tax number is needed and missing;
 * else the checkout (Commerce §2, decision A26).
 */
export const reorderDestination = ({ hasItems, isTaxNumberMissing, source }: ReorderOutcome): ReorderDestination => {
  if (!hasItems && source === 'link') return 'home'
  if (!hasItems) return 'stay'
  return isTaxNumberMissing ? 'address' : 'checkout'
}
