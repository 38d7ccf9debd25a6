import type { PictureFacts } from '../picture-facts.ts'
import { cameraOn } from './camera.ts'
import type { Camera } from './camera.ts'
import { lighter } from './colour.ts'
import { openFace } from './face.ts'
import type { Face } from './face.ts'
import { mapPath } from './map-path.ts'
import type { Palette } from './palette-of.ts'
import { paletteOf } from './palette-of.ts'
import { exampleValues } from './print/example-values.ts'
import { printIris } from './print/motifs.ts'
import { ellipse, rectangle, ring, rounded } from './shapes.ts'
import type { Sheet } from './sheet.ts'

const [WIDE, LONG, THICK] = [32, 52, 3.4]

/** Blisters lie on the table: millimetres from their upper left corner, raised by `up`. */
const lying = (camera: Camera, left: number, near: number, up: number) => (x: number, y: number) => camera([left + x, up, near + y])

const body = (sheet: Sheet, camera: Camera, left: number, near: number): void => {
  const outline = rounded(0, 0, WIDE, LONG, 5)
  const at = (up: number, dx = 0, dy = 0): string => mapPath(outline, lying(camera, left + dx, near + dy, up))
  sheet.draw(at(-THICK, 4, 6), { fill: '#000000', opacity: 0.2, blur: 14 })
  sheet.draw(at(-THICK, 1, 2), { fill: '#000000', opacity: 0.29, blur: 4 })
  for (let step = 0; step <= 4; step += 1) {
    sheet.draw(at(-THICK + (THICK * step) / 4), { fill: step === 4 ? '#f6fafc' : '#cfdbe3', ...(step === 4 ? {} : { opacity: 0.95 }) })
  }
}

/** A sealed one: printed foil with the bowl raised beneath it. */
const foil = (face: Face, facts: PictureFacts, { main, deep }: Palette): void => {
  face.print(rounded(0.7, 0.7, WIDE - 1.4, LONG - 1.4, 4.4), {
    fill: face.linear([0, 0], [WIDE, LONG], [
      [0, '#f7f9fb'], [0.22, '#c9d1d9'], [0.4, '#f4f7f9'], [0.62, '#b9c3cc'], [0.8, '#e9eef2'], [1, '#c2cbd3'],
    ]),
  })
  face.print(rectangle(0, 5, WIDE, 10.5), { fill: face.linear([0, 0], [WIDE, 0], [[0, main], [1, deep]]), opacity: 0.92 })
  face.write(facts.brand, [WIDE / 2, 12], { typeface: 'heavy', size: 5.6, fill: '#ffffff', anchor: 'middle', fit: WIDE * 0.82 })
  exampleValues(facts.space).slice(0, 5).forEach(([name, value], index) => {
    face.write(name, [4, 22 + index * 4.5], { typeface: 'print', size: 3.2, fill: '#26323f' })
    face.write(value, [WIDE - 4, 22 + index * 4.5], { typeface: 'strong', size: 3.5, fill: '#26323f', anchor: 'end' })
  })
  face.write('LOT  EXP', [WIDE / 2, LONG - 4], { typeface: 'print', size: 2.6, fill: '#4a5866', anchor: 'middle' })
}

const lensInside = (face: Face, facts: PictureFacts, { accent, eye = accent }: Palette, x: number, y: number): void => {
  if (facts.lensType === 'colored' || facts.lensType === 'fun') printIris(face, x, y, 7.6, eye, lighter(eye, 0.45))
  face.print(ellipse(x, y, 8.6), {
    fill: face.radial([x, y], 8.6, [[0, '#dff3fb', 0.1], [0.7, '#9fd4ea', 0.24], [0.93, '#5db4d8', 0.55], [1, '#d9f1fa', 0.9]]),
  })
  face.print(ring(x, y, 8.7, 8.45), { fill: '#ffffff', opacity: 0.9, evenOdd: true })
  face.print(`M${x - 6.6} ${y - 2}C${x - 5.6} ${y - 5.6} ${x - 2} ${y - 7.2} ${x + 1.4} ${y - 6.6}` +
    `C${x - 2} ${y - 5.8} ${x - 4.6} ${y - 4.2} ${x - 6.6} ${y - 2}Z`, { fill: '#ffffff', opacity: 0.95 })
  face.print(ellipse(x + 3.8, y + 4.2, 1.6, 0.8), { fill: '#ffffff', opacity: 0.7 })
}

/** An open one: the lens in its bowl of solution, the foil peeled back. */
const bowl = (face: Face, facts: PictureFacts, palette: Palette): void => {
  const [x, y] = [WIDE / 2, 19]
  face.print(rounded(1.2, 1.2, WIDE - 2.4, LONG - 2.4, 4), { fill: face.linear([0, 0], [WIDE, LONG], [[0, '#ffffff'], [1, '#e3ebf0']]) })
  face.print(ellipse(x, y, 12.6), { fill: face.linear([x, y - 12], [x, y + 12], [[0, '#b3c4cf'], [1, '#f9fcfd']]) })
  face.print(ellipse(x, y, 11.6), { fill: face.radial([x - 2, y + 3], 14, [[0, '#f2fafd'], [0.6, '#cfe8f3'], [1, '#8fbdd3']]) })
  lensInside(face, facts, palette, x, y + 0.6)
  face.print(`M${x - 10.6} ${y - 3}C${x - 8} ${y - 9.6} ${x + 6} ${y - 11} ${x + 10.4} ${y - 4}` +
    `C${x + 5} ${y - 9} ${x - 5} ${y - 9} ${x - 10.6} ${y - 3}Z`, { fill: '#ffffff', opacity: 0.5 })
  for (const index of [0, 1, 2]) face.print(rounded(9, 41 + index * 2.6, WIDE - 18, 1.1, 0.5), { fill: '#c5d2db', opacity: 0.8 })
}

/** Two sealed blisters and an open one, lying in front of the viewer. */
export const drawBlister = (sheet: Sheet, facts: PictureFacts): void => {
  const palette = paletteOf(facts)
  const places = [[-44, -30, 'sealed'], [-9, -36, 'sealed'], [8, -8, 'open']] as const
  const corners = places.flatMap(([left, near]) => [0, WIDE].flatMap((x) => [0, LONG].map((z) => [left + x, 0, near + z] as const)))
  const camera = cameraOn(corners, { yaw: -0.26, pitch: 1.02, distance: 330 }, { left: 60, right: 935, top: 120, bottom: 890 })
  for (const [left, near, state] of places) {
    body(sheet, camera, left, near)
    const face = openFace(sheet, WIDE, LONG, lying(camera, left, near, 0))
    if (state === 'sealed') foil(face, facts, palette)
    else bowl(face, facts, palette)
  }
}
