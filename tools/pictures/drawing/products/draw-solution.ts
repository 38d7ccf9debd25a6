import type { PictureFacts } from '../../picture-facts.ts'
import { paletteOf } from '../palette-of.ts'
import type { Sheet } from '../sheet.ts'
import { drawBarrel } from './barrel.ts'
import { drawBottle } from './bottle.ts'

const FOOT = 866

/** Heights and half widths by content, so that a travel bottle looks like one. */
const sizeOf = (millilitres: number): { readonly height: number; readonly radius: number } => {
  if (millilitres <= 40) return { height: 520, radius: 104 }
  if (millilitres <= 130) return { height: 640, radius: 122 }
  return millilitres <= 270 ? { height: 720, radius: 134 } : { height: 776, radius: 143 }
}

/** One bottle, or two or three beside each other; a peroxide one comes with its barrel. */
export const drawSolution = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back', withBarrel: boolean): void => {
  const palette = paletteOf(facts)
  const { items, contentPerItem, unit } = facts.pack
  const { height, radius } = sizeOf(contentPerItem)
  const bottles = Math.min(items, 3)
  const scale = bottles === 1 ? 1 : bottles === 2 ? 0.94 : 0.86
  const gap = radius * scale * (bottles === 3 ? 1.78 : 2.06)
  const middle = withBarrel ? 430 : 495
  for (let index = bottles - 1; index >= 0; index -= 1) {
    drawBottle(sheet, {
      x: middle + (index - (bottles - 1) / 2) * gap,
      foot: FOOT - (index === 0 ? 0 : index * 14),
      radius: radius * scale,
      height: height * scale,
      plastic: '#f3f6f8',
      cap: withBarrel ? palette.accent : palette.main,
      holds: `${contentPerItem} ${unit}`,
      seen: side,
    }, facts, palette)
  }
  if (withBarrel) drawBarrel(sheet, { x: middle + (bottles / 2) * gap + 74, foot: FOOT + 16, radius: 66 }, palette)
}
