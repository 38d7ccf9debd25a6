import type { ProductType } from '../../../../domain/product/product-type.ts'
import type { BrandChannel } from '../../../../domain/shop/brand-channel.ts'
import { drawBlister } from '../draw-blister.ts'
import { drawLensBox } from '../draw-lens-box.ts'
import { drawGlasses } from '../glasses/draw-glasses.ts'
import { drawDrops } from '../products/draw-drops.ts'
import { drawLensCase } from '../products/draw-lens-case.ts'
import { drawSolution } from '../products/draw-solution.ts'
import { drawWipes } from '../products/draw-wipes.ts'
import { openSheet } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { BRAND_NAMES } from './brand-colours.ts'
import { millilitres, ownProduct, ownLenses, pieces } from './own-products.ts'

const frame = (title: string, color: string, category: ProductType) =>
  ownProduct(title, category, { space: { parameters: { color: [color] }, sphereExclude: [], blocks: [] } })

const SHELVES = {
  lens: (sheet, name) => drawBlister(sheet, ownLenses(name, 1)),
  lenscare: (sheet, name) => drawSolution(sheet, ownProduct(name, 'lenscare', { pack: millilitres(300) }), 'front', true),
  sunglasses: (sheet) => drawGlasses(sheet, frame('Wayfarer', 'Tortoise / Green', 'sunglasses')),
  fun_lens: (sheet, name) =>
    drawLensBox(sheet, ownLenses(name, 2, { key: 'fun_lens', category: 'fun_lens', lensType: 'fun' }), 'front'),
  humidifier: (sheet, name) => drawDrops(sheet, ownProduct(name, 'humidifier', { pack: millilitres(10) }), 'front'),
  saline: (sheet, name) => drawSolution(sheet, ownProduct(name, 'saline', { pack: millilitres(360) }), 'front', false),
  eye_care: (sheet, name) => drawWipes(sheet, ownProduct(name, 'eye_care', { pack: pieces(30) }), 'front'),
  accessory: (sheet, name) => drawLensCase(sheet, ownProduct(name, 'accessory'), 'front'),
  reading_glasses: (sheet) => drawGlasses(sheet, frame('Reading #C', 'Navy Blue', 'reading_glasses')),
} satisfies { readonly [type in ProductType]?: (sheet: Sheet, name: string) => void }

const FLOOR = 'M0 0L1000 0L1000 1000L0 1000Z'

/** The categories that have a picture. */
export const CATEGORIES = Object.keys(SHELVES) as readonly (keyof typeof SHELVES)[]

/** A category of a brand, on a pale background. */
export const drawCategory = (category: keyof typeof SHELVES, brand: BrandChannel): string => {
  const sheet = openSheet()
  sheet.draw(FLOOR, { fill: sheet.linear([0, 0], [0, 1000], [[0, '#f7faf9'], [0.62, '#eff5f3'], [1, '#e0ebe7']]) })
  SHELVES[category](sheet, BRAND_NAMES[brand])
  return sheet.toSvg()
}
