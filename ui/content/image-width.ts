import type { BrandChannel } from '../../domain/shop/brand-channel.ts'

/** In pixels; for a slot without its own width. */
export const DEFAULT_IMAGE_WIDTH = 320

const SHARED: ReadonlyMap<string, number> = new Map([['hero', 640], ['root', 300]])
/** Different widths of single brands. */
const OWN: { readonly [brand in BrandChannel]?: ReadonlyMap<string, number> } = {
  mrlens: new Map([['hero', 768]]),
  discountlens: new Map([['hero', 500]]),
}

/** The requested width of a picture if the specification has no size: that of the brand, of the slot, or the default (Commerce §9). */
export const imageWidth = (brand: BrandChannel, slot: string): number =>
  OWN[brand]?.get(slot) ?? SHARED.get(slot) ?? DEFAULT_IMAGE_WIDTH
