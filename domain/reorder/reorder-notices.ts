import type { ReorderResult } from './reorder-result.ts'

/** What there is to tell about a reorder that came out otherwise than the last order. */
export type ReorderNotice = 'changed' | 'not_reorderable' | 'partly'

/**
 * Something was replaced; something cannot be had again, and the catalogue still shows it; not everything went in. Any
 * of them may be told together (Commerce §8, decision A26).
 */
export const reorderNotices = (result: ReorderResult): readonly ReorderNotice[] => {
  const notices: readonly (readonly [ReorderNotice, boolean])[] = [
    ['changed', result.switchedProducts.length > 0],
    ['not_reorderable', result.foundNonReorderableProducts.length > 0],
    ['partly', result.items.length > 0 && result.notReorderable.length > 0],
  ]
  return notices.filter(([, applies]) => applies).map(([notice]) => notice)
}
