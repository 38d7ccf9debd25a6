import type { PictureFacts } from '../../picture-facts.ts'

/** Millimetres. */
export type BoxSize = { readonly width: number; readonly height: number; readonly depth: number }

/** The size of a carton by its number of lenses: flat for reusable ones, tall for dailies, wide from ninety on. */
const LENS_BOXES: readonly (BoxSize & { readonly upTo: number })[] = [
  { upTo: 2, width: 78, height: 56, depth: 20 },
  { upTo: 3, width: 82, height: 62, depth: 24 },
  { upTo: 6, width: 84, height: 66, depth: 36 },
  { upTo: 12, width: 88, height: 88, depth: 40 },
  { upTo: 24, width: 96, height: 104, depth: 46 },
  { upTo: 30, width: 84, height: 118, depth: 42 },
  { upTo: 90, width: 124, height: 122, depth: 62 },
  { upTo: 400, width: 150, height: 136, depth: 80 },
]
const CARTON: BoxSize = { width: 74, height: 108, depth: 40 }

export const lensBoxSize = ({ pack }: Pick<PictureFacts, 'pack'>): BoxSize =>
  LENS_BOXES.find(({ upTo }) => pack.quantity <= upTo) ?? CARTON
