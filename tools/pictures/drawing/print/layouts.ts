import { darker, lighter, mix } from '../colour.ts'
import type { Colour } from '../colour.ts'
import type { Face } from '../face.ts'
import type { Layout, Palette } from '../palette-of.ts'
import { ellipse, rectangle } from '../shapes.ts'
import { printIris, printLens } from './motifs.ts'

/** The ink colours for a face: the name, the text below it, the foot. */
export type Inks = {
  readonly name: Colour
  readonly line: Colour
  readonly foot: Colour
  /** The share of the height from which the foot's ink is used. */
  readonly footFrom: number
}

type Lay = (face: Face, palette: Palette) => Inks

const background = (face: Face, fill: string): void => face.print(rectangle(-1, -1, face.width + 2, face.height + 2), { fill })

const wave: Lay = (face, { main, deep, accent }) => {
  const { width: w, height: h } = face
  background(face, face.linear([0, 0], [0, h], [[0, '#ffffff'], [0.7, lighter(main, 0.9)], [1, lighter(main, 0.75)]]))
  const swell = (top: number, rise: number): string =>
    `M${-1} ${h * top}C${w * 0.3} ${h * (top - rise)} ${w * 0.55} ${h * (top + rise)} ${w + 1} ${h * (top - rise * 1.3)}` +
      `L${w + 1} ${h + 1}L${-1} ${h + 1}Z`
  face.print(swell(0.62, 0.1), { fill: accent, opacity: 0.55 })
  face.print(swell(0.66, 0.07), { fill: face.linear([0, h * 0.6], [w, h], [[0, lighter(main, 0.25)], [0.5, main], [1, deep]]) })
  face.print(swell(0.84, 0.09), { fill: deep, opacity: 0.35 })
  printLens(face, w * 0.79, h * 0.6, Math.min(w, h) * 0.17, accent)
  return { name: deep, line: main, foot: '#ffffff', footFrom: 0.66 }
}

const full: Lay = (face, { main, deep, accent }) => {
  const { width: w, height: h } = face
  background(face, face.linear([0, 0], [w, h], [[0, lighter(main, 0.18)], [0.45, main], [1, deep]]))
  const far = Math.max(w, h)
  face.print(ellipse(w * 1.02, h * 0.82, far * 0.62), { fill: '#ffffff', opacity: 0.07 })
  face.print(ellipse(w * 0.98, h * 0.86, far * 0.44), { fill: '#ffffff', opacity: 0.08 })
  face.print(`M-1 ${h * 0.72}C${w * 0.4} ${h * 0.6} ${w * 0.7} ${h * 0.86} ${w + 1} ${h * 0.62}L${w + 1} ${h * 0.645}` +
    `C${w * 0.7} ${h * 0.88} ${w * 0.4} ${h * 0.62} -1 ${h * 0.75}Z`, { fill: accent, opacity: 0.9 })
  printLens(face, w * 0.78, h * 0.72, Math.min(w, h) * 0.2, lighter(accent, 0.3))
  return { name: '#ffffff', line: lighter(accent, 0.45), foot: '#ffffff', footFrom: 0 }
}

const halo: Lay = (face, { main, deep, accent }) => {
  const { width: w, height: h } = face
  background(face, face.linear([0, 0], [w, h], [[0, '#ffffff'], [1, '#eef3f6']]))
  const r = Math.min(w, h)
  face.print(ellipse(w * 0.93, h * 0.8, r * 0.52), {
    fill: face.radial([w * 0.93, h * 0.8], r * 0.52, [[0, accent], [0.6, lighter(accent, 0.35)], [1, lighter(accent, 0.7)]]),
  })
  face.print(ellipse(w * 0.96, h * 0.84, r * 0.42), {
    fill: face.radial([w * 0.9, h * 0.76], r * 0.56, [[0, lighter(main, 0.3)], [0.7, main], [1, deep]]),
  })
  printLens(face, w * 0.8, h * 0.66, r * 0.18, lighter(main, 0.55))
  return { name: deep, line: main, foot: deep, footFrom: 0 }
}

const stripe: Lay = (face, { main, deep, accent }) => {
  const { width: w, height: h } = face
  background(face, face.linear([0, 0], [0, h], [[0, '#ffffff'], [1, '#f1f4f7']]))
  face.print(rectangle(-1, h * 0.6, w + 2, h * 0.5), {
    fill: face.linear([0, 0], [w, 0], [[0, deep], [0.55, main], [1, lighter(main, 0.25)]]),
  })
  face.print(rectangle(-1, h * 0.575, w + 2, h * 0.026), { fill: accent })
  printLens(face, w * 0.8, h * 0.6, Math.min(w, h) * 0.19, lighter(main, 0.5))
  return { name: deep, line: main, foot: '#ffffff', footFrom: 0.6 }
}

const dawn: Lay = (face, { main, deep, accent }) => {
  const { width: w, height: h } = face
  background(face, deep)
  face.print(rectangle(-1, -1, w + 2, h + 2), {
    fill: face.radial([w * 0.72, h * 1.02], Math.max(w, h) * 1.05, [[0, lighter(accent, 0.55)], [0.28, accent], [0.6, main], [1, deep]]),
  })
  const arc = (y: number, tall: number): string => `M-1 ${h * y}` +
    `C${w * 0.35} ${h * (y - tall)} ${w * 0.7} ${h * (y - tall)} ${w + 1} ${h * (y - tall * 0.4)}` +
    `L${w + 1} ${h * (y - tall * 0.4 + 0.012)}` +
    `C${w * 0.7} ${h * (y - tall + 0.03)} ${w * 0.35} ${h * (y - tall + 0.03)} -1 ${h * (y + 0.015)}Z`
  face.print(arc(0.86, 0.2), { fill: '#ffffff', opacity: 0.5 })
  face.print(arc(0.94, 0.18), { fill: '#ffffff', opacity: 0.28 })
  printLens(face, w * 0.76, h * 0.7, Math.min(w, h) * 0.2, '#ffffff')
  return { name: '#ffffff', line: lighter(accent, 0.6), foot: '#ffffff', footFrom: 0 }
}

const iris: Lay = (face, { main, deep, accent, eye = accent }) => {
  const { width: w, height: h } = face
  background(face, face.linear([0, 0], [w, h], [[0, main], [0.6, deep], [1, darker(deep, 0.5)]]))
  printIris(face, w * 0.74, h * 0.68, Math.min(w, h) * 0.3, eye, mix(eye, '#f4d27a', 0.5))
  return { name: '#ffffff', line: lighter(accent, 0.45), foot: '#ffffff', footFrom: 0 }
}

const LAYS: { readonly [layout in Layout]: Lay } = { wave, full, halo, stripe, dawn, iris }

/** Prints the background of a pack and returns the inks to write on it. */
export const layOut = (face: Face, palette: Palette): Inks => LAYS[palette.layout](face, palette)
