import type { Product } from '../../../../../domain/product/product.ts'
import type { ProductType } from '../../../../../domain/product/product-type.ts'
import type { BrandChannel } from '../../../../../domain/shop/brand-channel.ts'
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
import { BRAND_NAMES } from './brand-colours.ts'

const PIECE: Product['pack'] = { label: '1 ×', quantity: 1, unit: 'piece', items: 1, contentPerItem: 1, weight: 0 }
const ml = (contentPerItem: number): Product['pack'] => ({
  ...PIECE, label: `${contentPerItem} ml`, quantity: contentPerItem, unit: 'ml', contentPerItem,
})

/** Goods of no maker, to stand for a whole shelf: they wear the name of the shop they stand in. */
const own = (name: string, category: ProductType, more: Partial<PictureFacts> = {}): PictureFacts => ({
  key: category, title: name, brand: name, manufacturer: name, category, pack: PIECE, facts: {},
  space: { parameters: {}, sphereExclude: [], blocks: [] },
  ...more,
})

const LENS: PictureFacts['space'] = { parameters: { sphere: [-2.25], radius: [8.6], diameter: [14.2] }, sphereExclude: [], blocks: [] }

const frame = (title: string, color: string, category: ProductType): PictureFacts =>
  own(title, category, { space: { parameters: { color: [color] }, sphereExclude: [], blocks: [] } })

const SHELVES: { readonly [type in ProductType]?: (sheet: Sheet, name: string) => void } = {
  lens: (sheet, name) => drawBlister(sheet, own(name, 'lens', { space: LENS })),
  lenscare: (sheet, name) => drawSolution(sheet, own(name, 'lenscare', { pack: ml(300) }), 'front', true),
  sunglasses: (sheet) => drawGlasses(sheet, frame('Wayfarer', 'Tortoise / Green', 'sunglasses')),
  fun_lens: (sheet, name) =>
    drawLensBox(sheet, own(name, 'fun_lens', { lensType: 'fun', space: LENS, pack: { ...PIECE, quantity: 2, unit: 'lens' } }), 'front'),
  humidifier: (sheet, name) => drawDrops(sheet, own(name, 'humidifier', { pack: ml(10) }), 'front'),
  saline: (sheet, name) => drawSolution(sheet, own(name, 'saline', { pack: ml(360) }), 'front', false),
  eye_care: (sheet, name) => drawWipes(sheet, own(name, 'eye_care', { pack: { ...PIECE, quantity: 30 } }), 'front'),
  accessory: (sheet, name) => drawLensCase(sheet, own(name, 'accessory'), 'front'),
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
