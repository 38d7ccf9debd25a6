import { layText } from '../lettering/lay-text.ts'
import type { Typeface } from '../lettering/lay-text.ts'
import { mapPath } from './map-path.ts'
import type { Point, Surface } from './map-path.ts'
import { rectangle } from './shapes.ts'
import type { Paint, Sheet, Stop } from './sheet.ts'

export type Lettering = {
  readonly typeface: Typeface
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly opacity?: number
  readonly spacing?: number
  /** The text is scaled down until it fits. */
  readonly fit?: number
}

/** A flat side of an object, printed in its own millimetres from its upper left corner; what exceeds it is clipped. */
export type Face = {
  readonly width: number
  readonly height: number
  readonly outline: string
  readonly print: (path: string, paint: Paint) => void
  /** Returns the width of the line. */
  readonly write: (text: string, at: Point, lettering: Lettering) => number
  readonly linear: (from: Point, to: Point, stops: readonly Stop[]) => string
  readonly radial: (centre: Point, radius: number, stops: readonly Stop[]) => string
  readonly at: Surface
}

export const openFace = (sheet: Sheet, width: number, height: number, at: Surface): Face => {
  const outline = mapPath(rectangle(0, 0, width, height), at)
  const clip = sheet.clip(outline)
  const print: Face['print'] = (path, paint) => sheet.draw(mapPath(path, at), { clip, ...paint })
  /** The approximate number of sheet units in a millimetre. */
  const unit = Math.hypot(at(width, 0)[0] - at(0, 0)[0], at(width, 0)[1] - at(0, 0)[1]) / width
  const tall = Math.hypot(at(0, height)[0] - at(0, 0)[0], at(0, height)[1] - at(0, 0)[1]) / height
  return {
    width, height, outline, print, at,
    write: (text, [x, y], { typeface, size, fill, anchor = 'start', opacity, spacing, fit }) => {
      const laidOut = layText(typeface, text, size, spacing)
      const laid = fit !== undefined && laidOut.width > fit
        ? layText(typeface, text, (size * fit) / laidOut.width, spacing)
        : laidOut
      const from = anchor === 'start' ? x : anchor === 'middle' ? x - laid.width / 2 : x - laid.width
      sheet.draw(mapPath(laid.path, (left, down) => at(from + left, y + down)), {
        clip,
        fill,
        ...(opacity === undefined ? {} : { opacity }),
      })
      return laid.width
    },
    linear: (from, to, stops) => sheet.linear(at(...from), at(...to), stops),
    radial: (centre, radius, stops) => sheet.radial(at(...centre), radius * ((unit + tall) / 2), stops),
  }
}
