import type { ProductType } from '../../../../../domain/product/product-type.ts'
import type { BrandChannel } from '../../../../../domain/shop/brand-channel.ts'
import { drawBlister } from '../draw-blister.ts'
import { drawLensBox } from '../draw-lens-box.ts'
import { drawGlasses } from '../glasses/draw-glasses.ts'
import { drawDrops } from '../goods/draw-drops.ts'
import { drawLensCase } from '../goods/draw-lens-case.ts'
import { drawSolution } from '../goods/draw-solution.ts'
import { drawWipes } from '../goods/draw-wipes.ts'
import { openSheet } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { BRAND_NAMES } from './brand-colours.ts'
import { millilitres, ownGoods, ownLenses, pieces } from './own-goods.ts'

const frame = (title: string, color: string, category: ProductType) =>
  ownGoods(title, category, { space: { parameters: { color: [color] }, sphereExclude: [], blocks: [] } })

const SHELVES: { readonly [type in ProductType]?: (sheet: Sheet, name: string) => void } = {
  lens: (sheet, name) => drawBlister(sheet, ownLenses(name, 1)),
  lenscare: (sheet, name) => drawSolution(sheet, ownGoods(name, 'lenscare', { pack: millilitres(300) }), 'front', true),
  sunglasses: (sheet) => drawGlasses(sheet, frame('Wayfarer', 'Tortoise / Green', 'sunglasses')),
  fun_lens: (sheet, name) =>
    drawLensBox(sheet, ownLenses(name, 2, { key: 'fun_lens', category: 'fun_lens', lensType: 'fun' }), 'front'),
  humidifier: (sheet, name) => drawDrops(sheet, ownGoods(name, 'humidifier', { pack: millilitres(10) }), 'front'),
  saline: (sheet, name) => drawSolution(sheet, ownGoods(name, 'saline', { pack: millilitres(360) }), 'front', false),
  eye_care: (sheet, name) => drawWipes(sheet, ownGoods(name, 'eye_care', { pack: pieces(30) }), 'front'),
  accessory: (sheet, name) => drawLensCase(sheet, ownGoods(name, 'accessory'), 'front'),
  reading_glasses: (sheet) => drawGlasses(sheet, frame('Reading #C', 'Navy Blue', 'reading_glasses')),
}

const FLOOR = 'M0 0L1000 0L1000 1000L0 1000Z'

/** How a category is drawn in a shop, by its root and on a pale ground; `undefined` for one that nothing is drawn for. */
export const categoryDrawing = (path: string, brand: BrandChannel): (() => string) | undefined => {
  const root = path.split('/')[0] ?? ''
  const draw = Object.entries(SHELVES).find(([type]) => type === root)?.[1]
  return draw && (() => {
    const sheet = openSheet()
    sheet.draw(FLOOR, { fill: sheet.linear([0, 0], [0, 1000], [[0, '#f7faf9'], [0.62, '#eff5f3'], [1, '#e0ebe7']]) })
    draw(sheet, BRAND_NAMES[brand])
    return sheet.toSvg()
  })
}
