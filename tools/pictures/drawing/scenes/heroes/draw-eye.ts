import { darker, lighter, mix } from '../../colour.ts'
import type { Colour } from '../../colour.ts'
import { openFace } from '../../face.ts'
import type { Face } from '../../face.ts'
import { mapPath } from '../../map-path.ts'
import { printIris } from '../../print/motifs.ts'
import { ellipse, ring } from '../../shapes.ts'
import type { Sheet } from '../../sheet.ts'
import { SCENE } from './scene-size.ts'

const EYE = 'M250 640C420 400 660 300 900 310C1120 320 1300 440 1420 640C1280 800 1100 900 880 900C640 900 420 820 250 640Z'

const drawSky = (sheet: Sheet, colour: Colour): void => {
  sheet.draw('M0 0L1600 0L1600 1200L0 1200Z', {
    fill: sheet.linear([0, 0], [1600, 1200], [[0, lighter(colour, 0.95)], [0.55, lighter(colour, 0.86)], [1, lighter(colour, 0.72)]]),
  })
  sheet.draw(ellipse(1180, 300, 620), { fill: '#ffffff', opacity: 0.36 })
  sheet.draw('M0 1010C360 900 640 1080 980 1000C1240 940 1420 960 1600 900L1600 1200L0 1200Z', { fill: '#ffffff', opacity: 0.4 })
  sheet.draw('M0 1090C420 980 760 1150 1100 1070C1320 1020 1480 1040 1600 1000L1600 1200L0 1200Z', { fill: colour, opacity: 0.1 })
}

const drawEye = (sheet: Sheet, face: Face, colour: Colour): void => {
  sheet.draw(mapPath(EYE, (x, y) => [x + 6, y + 34]), { fill: darker(colour, 0.3), opacity: 0.22, blur: 44 })
  sheet.draw(EYE, { fill: sheet.radial([850, 600], 640, [[0, '#ffffff'], [0.7, '#f7faf9'], [1, lighter(colour, 0.74)]]) })
  const clip = sheet.clip(EYE)
  const clipped: Face = { ...face, print: (path, paint) => face.print(path, { ...paint, clip }) }
  printIris(clipped, 840, 605, 268, mix(colour, '#2f8f86', 0.35), '#c9b26a')
  sheet.draw('M250 640C420 400 660 300 900 310C1120 320 1300 440 1420 640C1290 490 1110 404 900 396C660 390 430 480 250 640Z', {
    fill: darker(colour, 0.5),
    opacity: 0.16,
    clip,
    blur: 16,
  })
  const lid = darker(colour, 0.45)
  sheet.draw('M236 652C410 396 656 292 900 302C1126 312 1310 436 1432 652', { stroke: lid, width: 9, roundEnds: true })
  sheet.draw('M300 540C450 330 680 226 904 234C1110 242 1280 330 1390 480', { stroke: lid, width: 5, opacity: 0.4, roundEnds: true })
  sheet.draw('M330 742C500 880 680 934 880 932C1080 930 1240 860 1370 740', { stroke: lid, width: 5, opacity: 0.34, roundEnds: true })
}

const drawLens = (face: Face, colour: Colour): void => {
  const [x, y, r] = [470, 700, 262]
  face.print(ellipse(x + 26, y + 40, r * 0.98, r * 0.95), { fill: darker(colour, 0.4), opacity: 0.22, blur: 30 })
  face.print(ellipse(x, y, r), { fill: face.radial([x, y], r, [
    [0, '#ffffff', 0.12], [0.66, '#e6f6f6', 0.26], [0.9, lighter(colour, 0.45), 0.4], [0.985, '#ffffff', 0.75],
    [1, lighter(colour, 0.3), 0.7],
  ]) })
  face.print(ring(x, y, r, r - 4), { fill: '#ffffff', opacity: 0.95, evenOdd: true })
  face.print(ring(x, y, r * 0.8, r * 0.792), { fill: '#ffffff', opacity: 0.5, evenOdd: true })
  face.print(`M${x - r * 0.84} ${y - r * 0.16}` +
    `C${x - r * 0.74} ${y - r * 0.66} ${x - r * 0.3} ${y - r * 0.9} ${x + r * 0.14} ${y - r * 0.84}` +
    `C${x - r * 0.24} ${y - r * 0.76} ${x - r * 0.58} ${y - r * 0.52} ${x - r * 0.84} ${y - r * 0.16}Z`, { fill: '#ffffff', opacity: 0.9 })
  face.print(`M${x + r * 0.66} ${y + r * 0.56}` +
    `C${x + r * 0.5} ${y + r * 0.74} ${x + r * 0.28} ${y + r * 0.86} ${x + r * 0.04} ${y + r * 0.87}` +
    `C${x + r * 0.3} ${y + r * 0.8} ${x + r * 0.5} ${y + r * 0.7} ${x + r * 0.66} ${y + r * 0.56}Z`, { fill: '#ffffff', opacity: 0.8 })
  for (const [dx, dy, size] of [[-190, 300, 17], [-120, 350, 9], [290, 210, 12]] as const) {
    face.print(ellipse(x + dx, y + dy, size, size * 0.9), {
      fill: face.radial([x + dx, y + dy], size, [[0, '#ffffff', 0.9], [0.7, lighter(colour, 0.6), 0.5], [1, colour, 0.5]]),
    })
  }
}

/** An eye, and a lens in front of it. */
export const drawEyeScene = (sheet: Sheet, colour: Colour): void => {
  const face = openFace(sheet, SCENE.width, SCENE.height, (x, y) => [x, y])
  drawSky(sheet, colour)
  drawEye(sheet, face, colour)
  drawLens(face, colour)
}
