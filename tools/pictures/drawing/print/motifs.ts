import { darker, lighter } from '../colour.ts'
import type { Colour } from '../colour.ts'
import type { Face } from '../face.ts'
import { ellipse, polygon, ring } from '../shapes.ts'

/** A contact lens as it is printed on a pack: a clear disc that gathers colour at its rim. */
export const printLens = (face: Face, x: number, y: number, radius: number, tint: Colour): void => {
  face.print(ellipse(x, y, radius), {
    fill: face.radial([x, y], radius, [[0, '#ffffff', 0.1], [0.62, tint, 0.16], [0.9, tint, 0.5], [1, lighter(tint, 0.4), 0.75]]),
  })
  face.print(ring(x, y, radius, radius * 0.975), { fill: '#ffffff', opacity: 0.8, evenOdd: true })
  face.print(ring(x, y, radius * 0.78, radius * 0.765), { fill: '#ffffff', opacity: 0.35, evenOdd: true })
  face.print(`M${x - radius * 0.82} ${y - radius * 0.2}` +
  `C${x - radius * 0.72} ${y - radius * 0.66} ${x - radius * 0.3} ${y - radius * 0.9} ${x + radius * 0.12} ${y - radius * 0.84}` +
    `C${x - radius * 0.22} ${y - radius * 0.76} ${x - radius * 0.56} ${y - radius * 0.52} ${x - radius * 0.82} ${y - radius * 0.2}Z`, {
      fill: '#ffffff',
      opacity: 0.75,
    })
}

const FIBRES = 72

/** The iris of an eye, fibre by fibre, with its dark rim. */
export const printIris = (face: Face, x: number, y: number, radius: number, colour: Colour, glow: Colour): void => {
  face.print(ellipse(x, y, radius * 1.04), { fill: darker(colour, 0.55), opacity: 0.9 })
  face.print(ellipse(x, y, radius), {
    fill: face.radial([x, y], radius, [[0.3, glow], [0.52, lighter(colour, 0.12)], [0.84, colour], [1, darker(colour, 0.55)]]),
  })
  for (let index = 0; index < FIBRES; index += 1) {
    const angle = (index / FIBRES) * Math.PI * 2
    const spread = 0.018 + (index % 3) * 0.008
    const reach = radius * (0.78 + (index % 5) * 0.045)
    const at = (turn: number, far: number): readonly [number, number] => [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    face.print(polygon([at(angle - spread, radius * 0.4), at(angle + spread, radius * 0.4), at(angle + 0.01, reach)]), {
      fill: index % 2 === 0 ? '#ffffff' : darker(colour, 0.6), opacity: index % 2 === 0 ? 0.2 : 0.25,
    })
  }
  face.print(ellipse(x, y, radius * 0.36), {
    fill: face.radial([x, y], radius * 0.4, [[0, '#05070c'], [0.85, '#0a0d14'], [1, darker(glow, 0.5)]]),
  })
  face.print(ellipse(x - radius * 0.3, y - radius * 0.36, radius * 0.17, radius * 0.13), { fill: '#ffffff', opacity: 0.88 })
  face.print(ellipse(x + radius * 0.24, y + radius * 0.3, radius * 0.07), { fill: '#ffffff', opacity: 0.4 })
}

/** The effect of the lens as a sign: an axis for torics, rings for multifocals, both together. */
export const printDesign = (face: Face, x: number, y: number, radius: number, design: string, ink: Colour): void => {
  face.print(ring(x, y, radius, radius * 0.9), { fill: ink, evenOdd: true })
  if (design.includes('multifocal')) {
    face.print(ring(x, y, radius * 0.66, radius * 0.58), { fill: ink, evenOdd: true })
    face.print(ellipse(x, y, radius * 0.3), { fill: ink })
  }
  if (design.startsWith('toric')) {
    const [dx, dy] = [radius * 0.62, radius * 0.62]
    face.print(polygon([
      [x - dx, y + dy - radius * 0.06], [x - dx + radius * 0.06, y + dy], [x + dx, y - dy + radius * 0.06],
      [x + dx - radius * 0.06, y - dy],
    ]), { fill: ink })
  }
}
