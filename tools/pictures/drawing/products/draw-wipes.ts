import type { PictureFacts } from '../../picture-facts.ts'
import { cameraOn } from '../camera.ts'
import { lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import { mapPath } from '../map-path.ts'
import { paletteOf } from '../palette-of.ts'
import { rectangle, rounded } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { drawCarton } from './draw-carton.ts'

const [WIDE, TALL] = [60, 46]

/** A sealed sachet lying in front of its carton. */
const drawSachet = (sheet: Sheet, facts: PictureFacts): void => {
  const { main, deep, accent } = paletteOf(facts)
  const corners = [0, WIDE].flatMap((x) => [0, TALL].map((z) => [x, 0, z] as const))
  const camera = cameraOn(corners, { yaw: -0.34, pitch: 0.72, distance: 300 }, { left: 500, right: 945, top: 600, bottom: 925 })
  const at = (x: number, y: number) => camera([x, 0, y])
  const outline = mapPath(rounded(0, 0, WIDE, TALL, 1), at)
  sheet.draw(mapPath(rounded(2, 3, WIDE, TALL, 1), at), { fill: '#000000', opacity: 0.34, blur: 10 })
  const face = openFace(sheet, WIDE, TALL, at)
  sheet.draw(outline, {
    fill: face.linear([0, 0], [WIDE, TALL], [[0, '#ffffff'], [0.3, lighter(main, 0.86)], [0.55, '#ffffff'], [1, lighter(main, 0.75)]]),
  })
  face.print(rectangle(0, TALL * 0.6, WIDE, TALL), { fill: main })
  face.print(rectangle(0, TALL * 0.57, WIDE, TALL * 0.05), { fill: accent })
  face.write(facts.brand, [WIDE / 2, TALL * 0.42], { typeface: 'heavy', size: 9.5, fill: deep, anchor: 'middle', fit: WIDE * 0.78 })
  face.write('1', [WIDE / 2, TALL * 0.86], { typeface: 'strong', size: 7.5, fill: '#ffffff', anchor: 'middle' })
  for (const edge of [0.8, TALL - 3]) {
    for (let tooth = 0; tooth < 30; tooth += 1) face.print(rectangle(tooth * 2 + 0.4, edge, 0.7, 2.2), { fill: '#1b2735', opacity: 0.16 })
  }
  sheet.draw(outline, { stroke: '#0b1220', width: 1.2, opacity: 0.22 })
}

export const drawWipes = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  const many = facts.pack.quantity > 60
  drawCarton(sheet, facts, {
    size: many ? { width: 120, height: 96, depth: 58 } : { width: 92, height: 74, depth: 46 },
    frame: { left: 80, right: 740, top: 90, bottom: 800 },
    contents: `${facts.pack.quantity} ×`,
    seen: side,
  })
  drawSachet(sheet, facts)
}
