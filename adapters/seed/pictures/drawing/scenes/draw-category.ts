import type { Product } from '../../../../../domain/product/product.ts'
import type { ProductType } from '../../../../../domain/product/product-type.ts'
import type { PictureFacts } from '../../picture-facts.ts'
import { drawBlister } from '../draw-blister.ts'
import { drawLensBox } from '../draw-lens-box.ts'
import { drawGlasses } from '../glasses/draw-glasses.ts'
import { drawDrops } from '../goods/draw-drops.ts'
import { drawLensCase } from '../goods/draw-lens-case.ts'
import { drawSolution } from '../goods/draw-solution.ts'
import { drawWipes } from '../goods/draw-wipes.ts'
import { openSheet } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'

const PIECE: Product['pack'] = { label: '1 ×', quantity: 1, unit: 'piece', items: 1, contentPerItem: 1, weight: 0 }
const ml = (contentPerItem: number): Product['pack'] => ({
  ...PIECE, label: `${contentPerItem} ml`, quantity: contentPerItem, unit: 'ml', contentPerItem,
})

/** Goods of no maker, to stand for a whole shelf. */
const nameless = (category: ProductType, more: Partial<PictureFacts> = {}): PictureFacts => ({
  key: category, title: 'Iris', brand: 'Iris', manufacturer: 'Iris', category, pack: PIECE, facts: {},
  space: { parameters: {}, sphereExclude: [], blocks: [] },
  ...more,
})

const LENS: PictureFacts['space'] = { parameters: { sphere: [-2.25], radius: [8.6], diameter: [14.2] }, sphereExclude: [], blocks: [] }

const frame = (title: string, color: string, category: ProductType): PictureFacts =>
  nameless(category, { title, space: { parameters: { color: [color] }, sphereExclude: [], blocks: [] } })

const SHELVES: { readonly [type in ProductType]?: (sheet: Sheet) => void } = {
  lens: (sheet) => drawBlister(sheet, nameless('lens', { space: LENS })),
  lenscare: (sheet) => drawSolution(sheet, nameless('lenscare', { pack: ml(300) }), 'front', true),
  sunglasses: (sheet) => drawGlasses(sheet, frame('Wayfarer', 'Tortoise / Green', 'sunglasses')),
  fun_lens: (sheet) =>
    drawLensBox(sheet, nameless('fun_lens', { lensType: 'fun', space: LENS, pack: { ...PIECE, quantity: 2, unit: 'lens' } }), 'front'),
  humidifier: (sheet) => drawDrops(sheet, nameless('humidifier', { pack: ml(10) }), 'front'),
  saline: (sheet) => drawSolution(sheet, nameless('saline', { pack: ml(360) }), 'front', false),
  eye_care: (sheet) => drawWipes(sheet, nameless('eye_care', { pack: { ...PIECE, quantity: 30 } }), 'front'),
  accessory: (sheet) => drawLensCase(sheet, nameless('accessory'), 'front'),
  reading_glasses: (sheet) => drawGlasses(sheet, frame('Reading #C', 'Navy Blue', 'reading_glasses')),
}

const FLOOR = 'M0 0L1000 0L1000 1000L0 1000Z'

/** How a category is drawn, by its root and on a pale ground; `undefined` for one that nothing is drawn for. */
export const categoryDrawing = (path: string): (() => string) | undefined => {
  const root = path.split('/')[0] ?? ''
  const draw = Object.entries(SHELVES).find(([type]) => type === root)?.[1]
  return draw && (() => {
    const sheet = openSheet()
    sheet.draw(FLOOR, { fill: sheet.linear([0, 0], [0, 1000], [[0, '#f7faf9'], [0.62, '#eff5f3'], [1, '#e0ebe7']]) })
    draw(sheet)
    return sheet.toSvg()
  })
}
