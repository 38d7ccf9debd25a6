/** Where a reorder started: from a link in a mail, or on a page of the shop (decision A26). */
export const REORDER_SOURCES = ['link', 'account'] as const
export type ReorderSource = (typeof REORDER_SOURCES)[number]

export const isReorderSource = (text: unknown): text is ReorderSource =>
  (REORDER_SOURCES as readonly unknown[]).includes(text)
