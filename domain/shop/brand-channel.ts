import * as E from 'fp-ts/lib/Either.js'

/** The form of address of a brand: Sie/vous/Lei or du/tu/tu (Commerce §1). */
export type Tone = 'formal' | 'informal'

/** The five brand channels (Commerce §1). */
export const BRAND_CHANNELS = ['iris', 'lensvision', 'discountlens', 'mrlens', 'mclinsen'] as const
export type BrandChannel = (typeof BRAND_CHANNELS)[number]

export type BrandChannelRefusal = { readonly _tag: 'UnknownBrandChannel'; readonly input: string }

export const isBrandChannel = (text: string): text is BrandChannel =>
  (BRAND_CHANNELS as readonly string[]).includes(text)

/** An unknown brand is a configuration error and stops the start (Commerce §1). */
export const makeBrandChannel = (text: string): E.Either<BrandChannelRefusal, BrandChannel> =>
  isBrandChannel(text) ? E.right(text) : E.left({ _tag: 'UnknownBrandChannel', input: text })

const TONES: { readonly [brand in BrandChannel]: Tone } = {
  iris: 'formal',
  lensvision: 'formal',
  discountlens: 'informal',
  mrlens: 'informal',
  mclinsen: 'formal',
}

/** The tone of a brand; the specification leaves it open (decision A62). */
export const toneOf = (brand: BrandChannel): Tone => TONES[brand]
