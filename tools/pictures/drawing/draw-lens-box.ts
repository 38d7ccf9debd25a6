import type { PictureFacts } from '../picture-facts.ts'
import { lensBoxSize } from './box/box-size.ts'
import { standBox } from './box/stand-box.ts'
import type { Frame, View } from './camera.ts'
import { paletteOf } from './palette-of.ts'
import { printBack } from './print/pack-back.ts'
import { printLensFront } from './print/pack-front.ts'
import { printSide, printTop } from './print/pack-side.ts'
import type { Sheet } from './sheet.ts'

const FROM_THE_FRONT: View = { yaw: -0.56, pitch: 0.24, distance: 560 }
const FROM_BEHIND: View = { yaw: -0.34, pitch: 0.22, distance: 560 }
const FRAME: Frame = { left: 75, right: 865, top: 90, bottom: 880 }

/** A carton of lenses seen slightly from above, its label to the right. */
export const drawLensBox = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  const palette = paletteOf(facts)
  const box = standBox(sheet, lensBoxSize(facts), side === 'front' ? FROM_THE_FRONT : FROM_BEHIND, FRAME)
  if (side === 'front') printLensFront(box.front, facts, palette)
  else printBack(box.front, facts, palette)
  printSide(box.side, facts, palette)
  printTop(box.top, facts, palette)
  box.finish()
}
