import type { ReorderResult } from './reorder-result.ts'

/** Notices about a reorder that differs from the last order. */
export type ReorderNotice = 'changed' | 'not_reorderable' | 'partly'

/**
 * A product was replaced; a product that is still listed is not available; not everything was added. Several may apply (Commerce §8,
 * decision A26).
 */
export const reorderNotices = (result: ReorderResult): readonly ReorderNotice[] => {
  const notices: readonly (readonly [ReorderNotice, boolean])[] = [
    ['changed', result.switchedProducts.length > 0],
    ['not_reorderable', result.foundNonReorderableProducts.length > 0],
    ['partly', result.items.length > 0 && result.notReorderable.length > 0],
  ]
  return notices.filter(([, applies]) => applies).map(([notice]) => notice)
}
