import type { BrandChannel } from '../../../../domain/shop/brand-channel.ts'
import type { Colour } from '../colour.ts'
import { openSheet } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { BRAND_COLOURS } from './brand-colours.ts'
import { drawEyeInSection } from './heroes/draw-eye-in-section.ts'
import { drawEyeScene } from './heroes/draw-eye.ts'
import { drawShopFront } from './heroes/draw-shop-front.ts'
import { drawStackedPacks } from './heroes/draw-stacked-packs.ts'
import { drawWashstand } from './heroes/draw-washstand.ts'
import { SCENE } from './heroes/scene-size.ts'

const HEROES: { readonly [brand in BrandChannel]: (sheet: Sheet, colour: Colour) => void } = {
  iris: drawEyeScene,
  lensvision: drawEyeInSection,
  discountlens: drawStackedPacks,
  mrlens: drawWashstand,
  mclinsen: drawShopFront,
}

/** The hero of a brand, in its green. */
export const drawHero = (brand: BrandChannel): string => {
  const sheet = openSheet(SCENE)
  HEROES[brand](sheet, BRAND_COLOURS[brand])
  return sheet.toSvg()
}
