import type { PictureFacts } from '../../picture-facts.ts'
import { paletteOf } from '../palette-of.ts'
import { openFace } from '../face.ts'
import { rounded } from '../shapes.ts'
import type { Sheet } from '../sheet.ts'
import { drawCarton } from './draw-carton.ts'
import { roundLight } from './round-body.ts'

/** An ointment: its carton and the tube standing on its cap. */
export const drawTube = (sheet: Sheet, facts: PictureFacts, side: 'front' | 'back'): void => {
  const { main, deep, accent } = paletteOf(facts)
  drawCarton(sheet, facts, {
    size: { width: 44, height: 104, depth: 30 }, frame: {
      left: 120, right: 560, top: 80, bottom: 850,
    }, contents: facts.pack.label, seen: side,
  })
  const [x, foot, half] = [720, 880, 74]
  sheet.draw(rounded(x - half * 0.8, foot - 26, half * 2.3, 40, 20), { fill: '#000000', opacity: 0.34, blur: 11 })
  const light = (colour: string) => sheet.linear([x - half, 0], [x + half, 0], roundLight(colour))
  sheet.draw(`M${x - half} 430L${x + half} 430C${x + half * 0.96} 600 ${x + half * 0.72} 730 ${x + half * 0.62} 790` +
    `L${x - half * 0.62} 790C${x - half * 0.72} 730 ${x - half * 0.96} 600 ${x - half} 430Z`, { fill: light('#f3f7f9') })
  sheet.draw(rounded(x - half * 1.03, 402, half * 2.06, 40, 4), { fill: light('#dfe7ec') })
  for (let ridge = 0; ridge < 16; ridge += 1) sheet.draw(rounded(x - half + ridge * 9.4, 408, 3, 28, 1), { fill: '#0b1220', opacity: 0.1 })
  const face = openFace(sheet, half * 2, 320, (across, down) => [x - half + across * (1 - down / 1200) + down * half / 600, 450 + down])
  face.print(rounded(0, 150, half * 2, 90, 0), { fill: light(main) })
  face.print(rounded(0, 142, half * 2, 8, 0), { fill: accent })
  face.write(facts.brand, [half, 100], { typeface: 'heavy', size: 46, fill: deep, anchor: 'middle', fit: half * 1.7 })
  face.write(facts.pack.label, [half, 208], { typeface: 'strong', size: 30, fill: '#ffffff', anchor: 'middle' })
  sheet.draw(rounded(x - half * 0.56, 786, half * 1.12, 94, 10), { fill: light(main) })
}
