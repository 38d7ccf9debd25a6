import type { BrandChannel } from '../../domain/shop/brand-channel.ts'

/** Pixels; a slot nobody gave a width. */
export const DEFAULT_IMAGE_WIDTH = 320

const SHARED: ReadonlyMap<string, number> = new Map([['hero', 640], ['root', 300]])
/** Brands that show a slot larger or smaller than the others. */
const OWN: { readonly [brand in BrandChannel]?: ReadonlyMap<string, number> } = {
  mrlens: new Map([['hero', 768]]),
  discountlens: new Map([['hero', 500]]),
}

/**
 * How wide a picture is asked for where the specification names no size: the brand's own width, the slot's, or the default
 * (Commerce §9).
 */
export const imageWidth = (brand: BrandChannel, slot: string): number =>
  OWN[brand]?.get(slot) ?? SHARED.get(slot) ?? DEFAULT_IMAGE_WIDTH
