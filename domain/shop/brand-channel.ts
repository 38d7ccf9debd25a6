/** How a brand speaks to its shoppers: Sie/vous/Lei or du/tu/tu (Commerce §1). */
export type Tone = 'formal' | 'informal'

/** The five brand channels (Commerce §1). */
export const BRAND_CHANNELS = ['iris', 'lensvision', 'discountlens', 'mrlens', 'mclinsen'] as const
export type BrandChannel = (typeof BRAND_CHANNELS)[number]

export const isBrandChannel = (text: string): text is BrandChannel =>
  (BRAND_CHANNELS as readonly string[]).includes(text)
