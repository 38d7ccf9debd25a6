import type { Colour } from '../colour.ts'
import { darker, lighter } from '../colour.ts'
import type { Surface } from '../map-path.ts'
import { ellipse } from '../shapes.ts'
import type { Sheet, Stop } from '../sheet.ts'

/** An upright round object: its middle, its foot and its half width, in units of the sheet. */
export type Upright = { readonly x: number; readonly foot: number; readonly radius: number }

/** The visible height of the top's circle, seen slightly from above. */
export const TILT = 0.13

/** The light on a cylinder: a bright band on the left, the shade on the right, a highlight at its far edge. */
export const roundLight = (colour: Colour): readonly Stop[] => [
  [0, darker(colour, 0.34)], [0.1, darker(colour, 0.06)], [0.26, lighter(colour, 0.5)], [0.4, colour],
  [0.72, darker(colour, 0.2)], [0.93, darker(colour, 0.42)], [1, darker(colour, 0.24)],
]

export const roundFill = (sheet: Sheet, { x, radius }: Upright, colour: Colour): string =>
  sheet.linear([x - radius, 0], [x + radius, 0], roundLight(colour))

/** A wall between two heights; its rims are ellipses. */
export const wall = ({ x, radius }: Upright, top: number, bottom: number): string => {
  const rise = radius * TILT
  const k = 0.5523
  return `M${x - radius} ${top}C${x - radius} ${top + rise * k} ${x - radius * k} ${top + rise} ${x} ${top + rise}` +
    `C${x + radius * k} ${top + rise} ${x + radius} ${top + rise * k} ${x + radius} ${top}L${x + radius} ${bottom}` +
    `C${x + radius} ${bottom + rise * k} ${x + radius * k} ${bottom + rise} ${x} ${bottom + rise}` +
    `C${x - radius * k} ${bottom + rise} ${x - radius} ${bottom + rise * k} ${x - radius} ${bottom}Z`
}

/** Paper round a cylinder: millimetres from the middle of the label and down from its upper edge. */
export const wrapped = ({ x, radius }: Upright, top: number): Surface => (across, down) => {
  const turn = across / radius
  return [x + radius * Math.sin(turn), top + down + radius * TILT * Math.cos(turn)]
}

export const shadowUnder = (sheet: Sheet, { x, foot, radius }: Upright): void => {
  sheet.draw(ellipse(x + radius * 0.42, foot + radius * 0.05, radius * 1.5, radius * 0.26), { fill: '#000000', opacity: 0.19, blur: 22 })
  sheet.draw(ellipse(x + radius * 0.12, foot + radius * 0.08, radius * 1.08, radius * 0.17), { fill: '#000000', opacity: 0.36, blur: 6 })
}
