/** Where a reorder was asked for: in a link that was sent, or in the shop's own pages (decision A26). */
export const REORDER_SOURCES = ['link', 'account'] as const
export type ReorderSource = (typeof REORDER_SOURCES)[number]

export const isReorderSource = (text: unknown): text is ReorderSource =>
  (REORDER_SOURCES as readonly unknown[]).includes(text)
