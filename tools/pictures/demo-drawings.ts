import { demoCatalogue } from '../../adapters/seed/demo-catalogue.ts'
import { GALLERY_KINDS } from '../../domain/product/product.ts'
import type { Product } from '../../domain/product/product.ts'
import { BRAND_CHANNELS } from '../../domain/shop/brand-channel.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import { drawProduct } from './draw-product.ts'
import { CATEGORIES, drawCategory } from './drawing/scenes/draw-category.ts'
import { drawHero } from './drawing/scenes/draw-hero.ts'
import { markedLabelDrawing } from './drawing/scenes/draw-marked-label.ts'
import { opticianDrawing } from './drawing/scenes/draw-optician.ts'
import { pictureFacts } from './picture-facts.ts'

/** `path` is that of the picture, such as `p/1001/front`; `draw` makes it as SVG; `width` is that of its master in pixels. */
export type Drawing = { readonly path: string; readonly width: number; readonly draw: () => string }

/** The widest picture of a product's gallery; banners are wider. */
const WIDTHS = { product: 1080, category: 1280, hero: 1600 }

const ofProduct = (product: Product): readonly Drawing[] =>
  GALLERY_KINDS.filter((kind) => product.gallery[kind] !== undefined).map((kind) =>
    ({ path: `p/${product.id}/${kind}`, width: WIDTHS.product, draw: () => drawProduct(pictureFacts(product), kind) }))

const scenesOf = (brand: BrandChannel): readonly (readonly [name: string, draw: () => string])[] => [
  ...CATEGORIES.map((category) => [category, () => drawCategory(category, brand)] as const),
  ['label', () => markedLabelDrawing(brand)],
  ['optician', () => opticianDrawing(brand)],
]

const ofBrand = (brand: BrandChannel): readonly Drawing[] => [
  { path: `h/${brand}`, width: WIDTHS.hero, draw: () => drawHero(brand) },
  ...scenesOf(brand).map(([name, draw]) => ({ path: `c/${brand}/${name}`, width: WIDTHS.category, draw })),
]

/** Every picture of the demo shop. A category without a brand is that of Iris. */
export const demoDrawings = (): readonly Drawing[] => [
  ...demoCatalogue().products.flatMap(ofProduct),
  ...BRAND_CHANNELS.flatMap(ofBrand),
  ...scenesOf('iris').map(([name, draw]) => ({ path: `c/${name}`, width: WIDTHS.category, draw })),
]
