import { lighter } from '../../colour.ts'
import type { Colour } from '../../colour.ts'
import { openFace } from '../../face.ts'
import type { Face } from '../../face.ts'
import type { Point } from '../../map-path.ts'
import { ellipse, polygon, rectangle, ring, rounded } from '../../shapes.ts'
import type { Sheet } from '../../sheet.ts'
import { SCENE } from './scene-size.ts'

const INK = '#123238'
const WARM = '#d9805f'
/** The height of the eye's axis, and where it meets the contact lens, the crystalline lens and the retina. */
const AXIS = 600
const [APEX, CRYSTALLINE, RETINA] = [470, 690, 1322]
const EYE: Point = [960, AXIS]

const drawPaper = (sheet: Sheet, colour: Colour): void => {
  sheet.draw(rectangle(0, 0, SCENE.width, SCENE.height), {
    fill: sheet.linear([0, 0], [SCENE.width, SCENE.height], [[0, '#ffffff'], [1, lighter(colour, 0.84)]]),
  })
  for (let at = 50; at < SCENE.width; at += 50) {
    const [opacity, width] = at % 250 === 0 ? [0.17, 2.5] : [0.08, 1.5]
    sheet.draw(`M${at} 0L${at} ${SCENE.height}`, { stroke: colour, width, opacity })
    if (at < SCENE.height) sheet.draw(`M0 ${at}L${SCENE.width} ${at}`, { stroke: colour, width, opacity })
  }
}

const CORNEA = `M592 418C534 454 496 528 496 ${AXIS}C496 672 534 746 592 782`

const drawGlobe = (sheet: Sheet, colour: Colour): void => {
  const [x, y] = EYE
  sheet.draw(ellipse(x + 24, y + 40, 412, 400), { fill: INK, opacity: 0.2, blur: 34 })
  sheet.draw('M1290 730C1370 770 1470 812 1600 836L1600 936C1440 912 1300 866 1210 792Z', {
    fill: sheet.linear([1240, 0], [1600, 0], [[0, '#f0d2b8'], [1, '#e4b795']]),
  })
  sheet.draw(ellipse(x, y, 412, 412), { fill: sheet.linear([x - 400, y - 400], [x + 400, y + 400], [[0, '#ffffff'], [1, '#cfe0e0']]) })
  sheet.draw(ring(x, y, 412, 406), { fill: INK, opacity: 0.65, evenOdd: true })
  sheet.draw(ellipse(x, y, 376, 376), { fill: WARM })
  sheet.draw(ellipse(x - 3, y, 362, 362), {
    fill: sheet.radial([x - 60, y - 40], 420, [[0, '#ffffff'], [0.72, lighter(colour, 0.9)], [1, lighter(colour, 0.72)]]),
  })
  sheet.draw(`${CORNEA}L626 770L626 430Z`, { fill: sheet.linear([480, 0], [660, 0], [[0, '#dff3f4'], [1, '#f7fdfd']]) })
  sheet.draw(CORNEA, { stroke: INK, width: 12, roundEnds: true })
  sheet.draw(CORNEA, { stroke: lighter(colour, 0.72), width: 5, roundEnds: true })
}

/** The iris with its pupil, and the crystalline lens. */
const drawInside = (sheet: Sheet, colour: Colour): void => {
  for (const side of [-1, 1]) {
    const at = (x: number, far: number): string => `${x} ${AXIS + side * far}`
    const inner = `${at(646, 74)}C${at(652, 120)} ${at(650, 168)} ${at(640, 214)}`
    sheet.draw(`M${at(596, 208)}C${at(612, 160)} ${at(622, 120)} ${at(626, 74)}L${inner}Z`, {
      fill: sheet.linear([596, AXIS + side * 200], [640, AXIS + side * 70], [[0, '#0d4b45'], [1, lighter(colour, 0.2)]]),
    })
    sheet.draw(`M${at(640, 214)}C${at(664, 232)} ${at(700, 222)} ${at(716, 176)}C${at(696, 164)} ${at(668, 150)} ${at(652, 150)}Z`, {
      fill: lighter(WARM, 0.3),
    })
  }
  const [x, front, back] = [CRYSTALLINE, CRYSTALLINE - 62, CRYSTALLINE + 84]
  const body = `M${x} ${AXIS - 150}C${front} ${AXIS - 80} ${front} ${AXIS + 80} ${x} ${AXIS + 150}` +
    `C${back} ${AXIS + 80} ${back} ${AXIS - 80} ${x} ${AXIS - 150}Z`
  sheet.draw(body, {
    fill: sheet.linear([front, 0], [back, 0], [[0, '#ffffff', 0.95], [0.5, '#d5ecec', 0.8], [1, '#a9d4d2', 0.85]]),
  })
  sheet.draw(body, { stroke: INK, width: 5, opacity: 0.7 })
}

/** Light comes from the left and meets in one point on the retina. */
const drawLight = (sheet: Sheet, colour: Colour): void => {
  const edges = [-122, 122].map((far): readonly Point[] =>
    [[0, AXIS + far], [APEX + 20, AXIS + far], [CRYSTALLINE, AXIS + far * 0.62], [RETINA, AXIS]])
  const [upper = [], lower = []] = edges
  sheet.draw(polygon([...upper, ...lower.toReversed()]), {
    fill: sheet.linear([0, 0], [RETINA, 0], [[0, '#f5c453', 0.14], [0.4, '#f5c453', 0.42], [1, '#f2a93b', 0.6]]),
  })
  for (const far of [-122, -61, 0, 61, 122])
    sheet.draw(`M0 ${AXIS + far}L${APEX + 20} ${AXIS + far}L${CRYSTALLINE} ${AXIS + far * 0.62}L${RETINA} ${AXIS}`, {
      stroke: '#c07a12', width: far === 0 ? 3 : 4, opacity: far === 0 ? 0.55 : 0.85,
    })
  sheet.draw(ellipse(RETINA, AXIS, 30), { fill: '#f2a93b', opacity: 0.4 })
  sheet.draw(ellipse(RETINA, AXIS, 13), { fill: '#ffffff' })
  sheet.draw(ring(RETINA, AXIS, 15, 9), { fill: colour, evenOdd: true })
}

/** The contact lens in front of the eye, in section. */
const drawLens = (sheet: Sheet, colour: Colour): void => {
  const [front, back] = [APEX - 26, APEX + 10]
  const shell = `M612 350C540 404 ${front} 500 ${front} ${AXIS}C${front} 700 540 796 612 850` +
    `C556 792 ${back} 692 ${back} ${AXIS}C${back} 508 556 408 612 350Z`
  sheet.draw(shell, { fill: sheet.linear([APEX - 30, 360], [APEX + 60, 840], [
    [0, lighter(colour, 0.3)], [0.5, colour], [1, lighter(colour, 0.25)],
  ]) })
  sheet.draw(shell, { stroke: '#ffffff', width: 4, opacity: 0.85 })
}

const CHIP = 290

const chip = (face: Face, [x, y]: Point, name: string, value: string, colour: Colour): void => {
  face.print(rounded(x, y, CHIP, 92, 12), { fill: '#ffffff' })
  face.print(rounded(x, y, CHIP, 92, 12), { stroke: colour, width: 4 })
  face.write(name, [x + 24, y + 63], { typeface: 'print', size: 44, fill: INK })
  face.write(value, [x + CHIP - 22, y + 64], { typeface: 'strong', size: 50, fill: colour, anchor: 'end' })
}

const leader = (face: Face, from: Point, to: Point): void => {
  face.print(`M${from.join(' ')}L${to.join(' ')}`, { stroke: INK, width: 4 })
  face.print(ellipse(...to, 11), { fill: '#ffffff' })
  face.print(ring(...to, 12, 7), { fill: INK, evenOdd: true })
}

/** The three values of a lens, each where it is measured. */
const drawMeasures = (face: Face, colour: Colour): void => {
  for (const edge of [350, 850]) face.print(`M250 ${edge}L602 ${edge}`, { stroke: INK, width: 3, opacity: 0.6 })
  face.print('M280 364L280 836', { stroke: INK, width: 4 })
  for (const [tip, towards] of [[350, 1], [850, -1]] as const)
    face.print(polygon([[280, tip], [268, tip + towards * 30], [292, tip + towards * 30]]), { fill: INK })
  leader(face, [500, 226], [550, 414])
  leader(face, [520, 984], [APEX + 2, 690])
  chip(face, [120, 238], 'DIA', '14.2', colour)
  chip(face, [440, 134], 'BC', '8.6', colour)
  chip(face, [420, 984], 'PWR', '−2.25', colour)
}

/** A section of an eye: the meaning of each value of a lens, and how the lens bends the light. */
export const drawEyeInSection = (sheet: Sheet, colour: Colour): void => {
  const face = openFace(sheet, SCENE.width, SCENE.height, (x, y) => [x, y])
  drawPaper(sheet, colour)
  drawGlobe(sheet, colour)
  drawInside(sheet, colour)
  drawLight(sheet, colour)
  drawLens(sheet, colour)
  drawMeasures(face, colour)
}
