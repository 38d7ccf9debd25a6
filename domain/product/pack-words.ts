/** The content of a pack for pages and mails. Measures are the same in all languages. */
export type PackWords = { readonly unit: 'lens' | 'piece' | 'other'; readonly count: number; readonly label: string }

const LENSES = /^(\d+)(?:-Pack)?$/
const PIECES = /^(\d+) ×$/

/** Parses the label of a pack: `30-Pack` is thirty lenses, `2 ×` two pieces, `2 × 360 ml` stays as it is. */
export const packWords = (label: string): PackWords => {
  const lenses = LENSES.exec(label)?.[1]
  if (lenses !== undefined) return { unit: 'lens', count: Number(lenses), label }
  const pieces = PIECES.exec(label)?.[1]
  return pieces === undefined ? { unit: 'other', count: 1, label } : { unit: 'piece', count: Number(pieces), label }
}
