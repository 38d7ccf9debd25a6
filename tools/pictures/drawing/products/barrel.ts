import type { Palette } from '../palette-of.ts'
import { ellipse, rectangle } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { TILT, roundFill, shadowUnder, wall } from './round-body.ts'
import type { Upright } from './round-body.ts'

/** The case for neutralising peroxide: a clear barrel with a coloured lid. */
export const drawBarrel = (sheet: Sheet, at: Upright, { main, accent }: Palette): void => {
  shadowUnder(sheet, at)
  const { x, foot, radius } = at
  const [top, bottom] = [foot - radius * 3.1, foot - radius * TILT]
  sheet.draw(wall(at, top + radius * 0.9, bottom), { fill: sheet.linear([x - radius, 0], [x + radius, 0], [
    [0, '#aebfca'], [0.12, '#e6eff4'], [0.3, '#ffffff'], [0.7, '#d6e3ea'], [1, '#9db0bd'],
  ]), opacity: 0.96 })
  sheet.draw(rectangle(x - radius * 0.1, top + radius, radius * 0.2, radius * 1.5), { fill: main, opacity: 0.4 })
  for (const down of [1.5, 2.1])
    sheet.draw(ellipse(x, top + radius * down, radius * 0.56, radius * 0.3), { stroke: main, width: radius * 0.06, opacity: 0.5 })
  sheet.draw(wall(at, top + radius * 2.2, bottom), { fill: main, opacity: 0.12 })
  const lid: Upright = { ...at, radius: radius * 1.06 }
  sheet.draw(wall(lid, top, top + radius * 0.95), { fill: roundFill(sheet, lid, accent) })
  sheet.draw(ellipse(x, top, lid.radius, lid.radius * TILT * 1.2), { fill: '#ffffff', opacity: 0.42 })
}
