import type { PictureFacts } from '../../picture-facts.ts'
import type { BoxSize } from '../box/box-size.ts'
import { standBox } from '../box/stand-box.ts'
import type { Frame } from '../camera.ts'
import { paletteOf } from '../palette-of.ts'
import { printBack } from '../print/pack-back.ts'
import { printProductFront } from '../print/pack-front.ts'
import { printSide, printTop } from '../print/pack-side.ts'
import type { Sheet } from '../sheet.ts'

export type Carton = { readonly size: BoxSize; readonly frame: Frame; readonly contents: string; readonly seen: 'front' | 'back' }

/** A folding carton of any product other than lenses. */
export const drawCarton = (sheet: Sheet, facts: PictureFacts, { size, frame, contents, seen }: Carton): void => {
  const palette = paletteOf(facts)
  const box = standBox(sheet, size, { yaw: seen === 'front' ? -0.52 : -0.34, pitch: 0.2, distance: 560 }, frame)
  if (seen === 'front') printProductFront(box.front, facts, palette, contents)
  else printBack(box.front, facts, palette)
  printSide(box.side, facts, palette)
  printTop(box.top, facts, palette)
  box.finish()
}
