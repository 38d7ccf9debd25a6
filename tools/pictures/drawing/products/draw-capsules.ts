import type { PictureFacts } from '../../picture-facts.ts'
import { darker, lighter } from '../colour.ts'
import { paletteOf } from '../palette-of.ts'
import { ellipse } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { mapPath } from '../map-path.ts'
import { rounded } from '../shapes.ts'
import { drawCarton } from './draw-carton.ts'

const PLACES = [[640, 850, -0.3], [770, 810, 0.5], [760, 905, -0.9]] as const

/** A food supplement: its carton and three soft capsules. */
export const drawCapsules = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  const { main } = paletteOf(facts)
  drawCarton(sheet, facts, {
    size: { width: 74, height: 104, depth: 50 },
    frame: { left: 110, right: 740, top: 80, bottom: 850 },
    contents: `${facts.pack.quantity} ×`,
    seen: side,
  })
  for (const [x, y, turn] of PLACES) {
    const turned = (px: number, py: number) =>
      [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)] as const
    sheet.draw(mapPath(ellipse(8, 22, 58, 20), turned), { fill: '#000000', opacity: 0.34, blur: 8 })
    sheet.draw(mapPath(rounded(-60, -27, 120, 54, 27), turned), {
      fill: sheet.linear(turned(0, -27), turned(0, 27), [[0, lighter(main, 0.5)], [0.35, main], [1, darker(main, 0.45)]]),
    })
    sheet.draw(mapPath(rounded(-42, -19, 70, 10, 5), turned), { fill: '#ffffff', opacity: 0.75, blur: 1.5 })
  }
}
