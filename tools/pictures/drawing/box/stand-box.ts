import { cameraOn } from '../camera.ts'
import type { Camera, Frame, Solid, View } from '../camera.ts'
import { openFace } from '../face.ts'
import type { Face } from '../face.ts'
import { mapPath } from '../map-path.ts'
import type { Surface } from '../map-path.ts'
import { rounded } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import type { BoxSize } from './box-size.ts'

export type Standing = {
  readonly front: Face
  readonly side: Face
  readonly top: Face
  /** Draws light and edges over the printed faces; called last. */
  readonly finish: () => void
}

/** Next to another box there is no room for a long shadow. */
type Support = 'floor' | 'box'

const corners = ({ width, height, depth }: BoxSize): readonly Solid[] =>
  [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Solid => [(x * width) / 2, (y * height) / 2, (z * depth) / 2])))

const castShadow = (sheet: Sheet, camera: Camera, { width, height, depth }: BoxSize, on: Support): void => {
  const floor = (left: number, right: number, back: number, near: number, round: number): string =>
    mapPath(rounded(left, back, right - left, near - back, round), (x, z) => camera([x, -height / 2, z]))
  const [w, d] = [width / 2, depth / 2]
  if (on === 'floor') sheet.draw(floor(-w * 0.94, w * 1.3, -d - height * 0.3, d * 1.1, w), { fill: '#000000', opacity: 0.16, blur: 30 })
  if (on === 'floor') sheet.draw(floor(-w, w * 1.1, -d * 1.5, d * 1.06, w * 0.3), { fill: '#000000', opacity: 0.24, blur: 12 })
  sheet.draw(floor(-w, w, -d, d * 1.03, 2), { fill: '#000000', opacity: 0.45, blur: 3.2 })
}

const surfaces = (camera: Camera, { width, height, depth }: BoxSize): { readonly [side in 'front' | 'side' | 'top']: Surface } => ({
  front: (u, v) => camera([u - width / 2, height / 2 - v, depth / 2]),
  side: (u, v) => camera([width / 2, height / 2 - v, depth / 2 - u]),
  top: (u, v) => camera([u - width / 2, height / 2, v - depth / 2]),
})

const light = (sheet: Sheet, front: Face, side: Face, top: Face): void => {
  const { width: w, height: h } = front
  sheet.draw(front.outline, {
    fill: front.linear([0, 0], [w, h], [[0, '#ffffff', 0.22], [0.35, '#ffffff', 0.02], [0.65, '#0b1220', 0], [1, '#0b1220', 0.16]]),
  })
  sheet.draw(side.outline, { fill: side.linear([0, 0], [side.width, side.height], [[0, '#0b1220', 0.1], [1, '#0b1220', 0.3]]) })
  sheet.draw(top.outline, { fill: top.linear([0, 0], [top.width, top.height], [[0, '#ffffff', 0.18], [1, '#ffffff', 0.46]]) })
  const edge = (from: readonly [number, number], to: readonly [number, number], opacity: number): void =>
    sheet.draw(`M${from.join(' ')}L${to.join(' ')}`, { stroke: '#ffffff', width: 1.8, opacity, roundEnds: true })
  edge(front.at(0, 0), front.at(w, 0), 0.85)
  edge(front.at(w, 0), front.at(w, h), 0.5)
  edge(side.at(0, 0), side.at(side.width, 0), 0.35)
  for (const face of [front, side, top]) sheet.draw(face.outline, { stroke: '#0b1220', width: 1, opacity: 0.16 })
}

/** Draws a carton and its shadow; the caller then prints the faces and finishes it. */
export const standBox = (sheet: Sheet, size: BoxSize, view: View, frame: Frame, on: Support = 'floor'): Standing => {
  const camera = cameraOn(corners(size), view, frame)
  castShadow(sheet, camera, size, on)
  const at = surfaces(camera, size)
  const front = openFace(sheet, size.width, size.height, at.front)
  const side = openFace(sheet, size.depth, size.height, at.side)
  const top = openFace(sheet, size.width, size.depth, at.top)
  return { front, side, top, finish: () => light(sheet, front, side, top) }
}
