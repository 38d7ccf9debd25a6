import type { PictureFacts } from '../../picture-facts.ts'
import { darker, lighter } from '../colour.ts'
import { mapPath } from '../map-path.ts'
import type { Surface } from '../map-path.ts'
import { ellipse } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { frameStyle } from './frame-style.ts'
import type { FrameStyle } from './frame-style.ts'

const HALF = 196
const MIDDLE = { x: 500, y: 470 }
const APART = 232

const glassAt = (side: 1 | -1): Surface => (x, y) => [MIDDLE.x + side * (APART + x * HALF), MIDDLE.y + y * HALF]

/** The temples point away from the viewer and get smaller. */
const drawTemples = (sheet: Sheet, { frame, rim }: FrameStyle): void => {
  const thick = 22 + rim * 150
  for (const side of [1, -1] as const) {
    const x = (far: number): number => MIDDLE.x + side * far
    const top = MIDDLE.y - HALF * 0.56
    const light = sheet.linear([x(APART + HALF * 0.6), top - 90], [x(APART + HALF), top], [
      [0, darker(frame, 0.1)], [1, lighter(frame, 0.12)],
    ])
    sheet.draw(`M${x(APART + HALF * 0.98)} ${top}L${x(APART + HALF * 0.72)} ${top - 92}` +
      `C${x(APART + HALF * 0.68)} ${top - 100} ${x(APART + HALF * 0.6)} ${top - 90} ${x(APART + HALF * 0.6)} ${top - 70}` +
      `L${x(APART + HALF * 0.62)} ${top - 40}L${x(APART + HALF * 0.94)} ${top + thick}Z`, { fill: light, opacity: 0.95 })
  }
}

const drawGlass = (sheet: Sheet, style: FrameStyle, side: 1 | -1): void => {
  const at = glassAt(side)
  const outline = mapPath(style.outline, at)
  const [top, bottom, opacity] = style.glass
  const [left, high] = at(-0.9 * side, -0.8)
  const [right, low] = at(0.9 * side, 0.8)
  sheet.draw(outline, { fill: sheet.linear([left, high], [left, low], [[0, top], [0.55, bottom], [1, lighter(bottom, 0.25)]]), opacity })
  const clip = sheet.clip(outline)
  const gleam = (from: number, wide: number, strength: number): void =>
    sheet.draw(`M${left + HALF * from} ${low}L${left + HALF * (from + wide)} ${low}L${left + HALF * (from + wide + 0.75)} ${high}` +
      `L${left + HALF * (from + 0.75)} ${high}Z`, { fill: '#ffffff', opacity: strength, clip })
  gleam(0.06, 0.34, 0.16)
  gleam(0.5, 0.12, 0.13)
  const { wire } = style
  const rim = style.rim * HALF
  sheet.draw(outline, { stroke: darker(wire, 0.35), width: rim * 1.16, roundEnds: true })
  sheet.draw(outline, { stroke: sheet.linear([left, high], [right, low], [
    [0, lighter(wire, 0.3)], [0.3, wire], [0.7, darker(wire, 0.12)], [1, lighter(wire, 0.14)],
  ]), width: rim, roundEnds: true })
  sheet.draw(mapPath(style.outline, (x, y) => at(x * 1.012, y * 1.012 - 0.012)), {
    stroke: '#ffffff',
    width: Math.max(1.6, rim * 0.13),
    opacity: 0.4,
  })
}

const drawBridge = (sheet: Sheet, { bridge, frame, wire, rim }: FrameStyle): void => {
  const { x, y } = MIDDLE
  const thick = Math.max(13, rim * HALF * 1.05)
  const stroke = sheet.linear([x - 60, y - 120], [x + 60, y], [[0, lighter(wire, 0.25)], [0.5, wire], [1, darker(wire, 0.2)]])
  const arch = (from: number, top: number): string =>
    `M${x - 56} ${y - HALF * from}C${x - 34} ${y - HALF * top} ${x + 34} ${y - HALF * top} ${x + 56} ${y - HALF * from}`
  if (bridge === 'saddle') return sheet.draw(arch(0.3, 0.42), { stroke, width: thick * 1.5, roundEnds: true })
  if (bridge === 'keyhole') {
    sheet.draw(arch(0.34, 0.5), { stroke, width: thick * 1.1, roundEnds: true })
    for (const side of [1, -1] as const)
      sheet.draw(`M${x + side * 32} ${y - HALF * 0.36}C${x + side * 26} ${y - HALF * 0.26} ${x + side * 30} ${y - HALF * 0.16} ` +
        `${x + side * 42} ${y - HALF * 0.06}`, { stroke: darker(frame, 0.15), width: thick * 0.7, roundEnds: true })
    return
  }
  sheet.draw(arch(0.22, 0.5), { stroke, width: thick, roundEnds: true })
  if (bridge === 'double') sheet.draw(arch(0.6, 0.74), { stroke, width: thick * 0.9, roundEnds: true })
}

const drawBrow = (sheet: Sheet, { frame, outline }: FrameStyle, side: 1 | -1): void => {
  const at = glassAt(side)
  const clip = sheet.clip(mapPath('M-1.3 -1L1.3 -1L1.3 -0.24L-1.3 -0.3Z', at))
  sheet.draw(mapPath(outline, at), { stroke: darker(frame, 0.1), width: HALF * 0.27, clip })
  sheet.draw(mapPath(outline, (x, y) => at(x, y - 0.05)), { stroke: '#ffffff', width: 4, opacity: 0.35, clip })
}

const drawEnds = (sheet: Sheet, { frame, rim, ends }: FrameStyle): void => {
  for (const side of [1, -1] as const) {
    const [x, y] = glassAt(side)(1, -0.5)
    const [inX, inY] = glassAt(side)(0.7, -0.44)
    // A round glass does not reach to its temple.
    if (ends === 'hinge') sheet.draw(`M${inX} ${inY}L${x - side * 6} ${y}`, { stroke: frame, width: rim * HALF, roundEnds: true })
    const out = (far: number): number => x - side * far
    if (ends === 'pin' || ends === 'hinge') sheet.draw(ellipse(out(8), y, 9, 5), { fill: lighter(frame, 0.65), opacity: 0.9 })
    if (ends === 'plate') {
      const plate = `M${out(2)} ${y - 9}L${out(26)} ${y - 7}L${out(24)} ${y + 7}L${out(2)} ${y + 9}Z`
      sheet.draw(plate, { fill: '#b9c0c6' })
    }
    if (ends === 'arrow') {
      const arrow = `M${out(-4)} ${y - 8}L${out(20)} ${y - 6}L${out(34)} ${y}L${out(20)} ${y + 6}L${out(-4)} ${y + 8}Z`
      sheet.draw(arrow, { fill: '#ccd1d6' })
    }
  }
}

/** A pair of glasses seen from the front, standing on its rims. */
export const drawGlasses = (sheet: Sheet, facts: PictureFacts): void => {
  const style = frameStyle(facts)
  sheet.draw(ellipse(520, 690, 420, 40), { fill: '#000000', opacity: 0.2, blur: 20 })
  for (const side of [1, -1] as const)
    sheet.draw(ellipse(MIDDLE.x + side * APART + 8, 652, HALF * 0.62, 15), { fill: '#000000', opacity: 0.29, blur: 7 })
  drawTemples(sheet, style)
  for (const side of [-1, 1] as const) {
    drawGlass(sheet, style, side)
    if (style.hasBrow === true) drawBrow(sheet, style, side)
  }
  drawBridge(sheet, style)
  drawEnds(sheet, style)
}
