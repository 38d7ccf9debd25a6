import type { ReorderSource } from './reorder-source.ts'

/** Where a reorder leads: home, to the current page, to the address step, or to the checkout. */
export type ReorderDestination = 'home' | 'stay' | 'address' | 'checkout'

export type ReorderOutcome = {
  readonly hasItems: boolean
  readonly isTaxNumberMissing: boolean
  readonly source: ReorderSource
}

/**
 * The first rule that applies: nothing was added, from a link; nothing was added; a required tax number is missing; otherwise the
 * checkout (Commerce §2, decision A26).
 */
export const reorderDestination = ({ hasItems, isTaxNumberMissing, source }: ReorderOutcome): ReorderDestination => {
  if (!hasItems && source === 'link') return 'home'
  if (!hasItems) return 'stay'
  return isTaxNumberMissing ? 'address' : 'checkout'
}
