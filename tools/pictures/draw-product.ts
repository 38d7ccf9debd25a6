import type { GalleryKind } from '../../domain/product/product.ts'
import { drawBlister } from './drawing/draw-blister.ts'
import { drawLensBox } from './drawing/draw-lens-box.ts'
import { drawMeasures } from './drawing/draw-measures.ts'
import { drawGlasses } from './drawing/glasses/draw-glasses.ts'
import { drawProfile } from './drawing/glasses/draw-profile.ts'
import { drawAccessory } from './drawing/products/draw-accessory.ts'
import { drawCapsules } from './drawing/products/draw-capsules.ts'
import { drawDrops } from './drawing/products/draw-drops.ts'
import { drawSolution } from './drawing/products/draw-solution.ts'
import { drawTube } from './drawing/products/draw-tube.ts'
import { drawWipes } from './drawing/products/draw-wipes.ts'
import { openSheet } from './drawing/sheet.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { PictureFacts } from './picture-facts.ts'

type Draw = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back') => void

const LARGEST_DROPPER = 20

const drawCare: Draw = (sheet, facts, side) => {
  const { unit, contentPerItem } = facts.pack
  if (unit === 'dose') return drawDrops(sheet, facts, side)
  if (unit === 'ml' && contentPerItem <= LARGEST_DROPPER) return drawDrops(sheet, facts, side)
  return drawSolution(sheet, facts, side, /sept/i.test(facts.brand))
}

const drawEyeCare: Draw = (sheet, facts, side) => {
  const { unit, quantity } = facts.pack
  if (unit === 'g') return drawTube(sheet, facts, side)
  if (unit !== 'piece') return drawCare(sheet, facts, side)
  return (quantity > 40 ? drawCapsules : drawWipes)(sheet, facts, side)
}

const drawEyewear: Draw = (sheet, facts, side) => (side === 'front' ? drawGlasses : drawProfile)(sheet, facts)

const DRAW_BY_CATEGORY: { readonly [type in PictureFacts['category']]?: Draw } = {
  lens: drawLensBox,
  fun_lens: drawLensBox,
  eye_care: drawEyeCare,
  accessory: drawAccessory,
  sunglasses: drawEyewear,
  reading_glasses: drawEyewear,
}

const isLens = ({ category }: PictureFacts): boolean => category === 'lens' || category === 'fun_lens'

/**
 * A picture of a product as SVG, computed from its facts alone: the same facts, the same picture. Text is drawn as paths, so no font is
 * needed.
 */
export const drawProduct = (facts: PictureFacts, kind: GalleryKind): string => {
  const sheet = openSheet()
  if (kind === 'blister' && isLens(facts)) drawBlister(sheet, facts)
  else if (kind === 'parameters' && isLens(facts)) drawMeasures(sheet, facts)
  else (DRAW_BY_CATEGORY[facts.category] ?? drawCare)(sheet, facts, kind === 'back' ? 'back' : 'front')
  return sheet.toSvg()
}
