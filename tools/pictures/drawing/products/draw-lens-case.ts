import type { PictureFacts } from '../../picture-facts.ts'
import type { Colour } from '../colour.ts'
import { darker, lighter } from '../colour.ts'
import { openFace } from '../face.ts'
import { ellipse, rounded } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'

const FLAT = 0.52
const COLOURS: readonly Colour[] = ['#2f86c8', '#37a06a', '#eef2f5']

const drawCap = (sheet: Sheet, x: number, y: number, radius: number, high: number, colour: Colour, letter: string): void => {
  const tall = radius * FLAT
  const side = sheet.linear([x - radius, 0], [x + radius, 0], [
    [0, darker(colour, 0.36)], [0.25, lighter(colour, 0.36)], [0.5, colour], [1, darker(colour, 0.42)],
  ])
  sheet.draw(ellipse(x, y, radius, tall), { fill: side })
  sheet.draw(`M${x - radius} ${y - high}L${x - radius} ${y}L${x + radius} ${y}L${x + radius} ${y - high}Z`, { fill: side })
  for (let ridge = 1; ridge < 18; ridge += 1) {
    const turn = (ridge / 18) * Math.PI
    const [rx, ry] = [x - radius * Math.cos(turn), y + tall * Math.sin(turn)]
    sheet.draw(`M${rx} ${ry - high}L${rx} ${ry}`, { stroke: '#0b1220', width: 2.4, opacity: 0.16 })
  }
  sheet.draw(ellipse(x, y - high, radius, tall), { fill: sheet.linear([x - radius, y - high - tall], [x + radius, y - high + tall], [
    [0, lighter(colour, 0.55)], [0.5, lighter(colour, 0.12)], [1, darker(colour, 0.1)],
  ]) })
  sheet.draw(ellipse(x, y - high, radius * 0.84, tall * 0.84), { stroke: '#ffffff', width: 3, opacity: 0.5 })
  const face = openFace(sheet, radius * 2, radius * 2, (u, v) => [x - radius + u, y - high - tall + v * FLAT])
  face.write(letter, [radius, radius * 1.36], {
    typeface: 'heavy',
    size: radius * 1.02,
    fill: colour === '#eef2f5' ? '#51606f' : '#ffffff',
    anchor: 'middle',
  })
}

const drawCase = (sheet: Sheet, x: number, y: number, size: number, colours: readonly [Colour, Colour]): void => {
  const reach = size * 1.16
  sheet.draw(ellipse(x + size * 0.24, y + size * 0.42, size * 2.5, size * 0.72), { fill: '#000000', opacity: 0.26, blur: 22 })
  sheet.draw(ellipse(x, y + size * 0.36, size * 2.2, size * 0.58), { fill: '#000000', opacity: 0.29, blur: 7 })
  const tray = (up: number): string =>
    rounded(x - reach - size * 1.08, y - size * FLAT * 1.08 - up, (reach + size * 1.08) * 2, size * FLAT * 2.16, size * 0.56)
  sheet.draw(tray(-size * 0.3), {
    fill: sheet.linear([x - reach * 2, 0], [x + reach * 2, 0], [[0, '#b7c6d0'], [0.2, '#f6fafc'], [0.6, '#dbe5eb'], [1, '#a5b6c2']]),
  })
  sheet.draw(tray(0), { fill: sheet.linear([0, y - size], [0, y + size], [[0, '#ffffff'], [1, '#dfe8ee']]) })
  drawCap(sheet, x - reach, y - size * 0.06, size * 0.94, size * 0.42, colours[0], 'L')
  drawCap(sheet, x + reach, y - size * 0.06, size * 0.94, size * 0.42, colours[1], 'R')
}

/** Flat cases with marked caps: one, or three in a heap. */
export const drawLensCase = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  const [blue = '', green = '', white = ''] = COLOURS
  const pair: readonly [Colour, Colour] = side === 'front' ? [white, blue] : [white, green]
  if (facts.pack.quantity < 3) return drawCase(sheet, 500, 540, 172, pair)
  drawCase(sheet, 560, 300, 112, [white, green])
  drawCase(sheet, 440, 505, 122, [white, '#d77aa0'])
  drawCase(sheet, 540, 730, 134, pair)
}
