import type { PictureFacts } from '../picture-facts.ts'
import { darker, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import { availableColours } from './available-colours.ts'
import palettes from './palettes.json' with { type: 'json' }

export const LAYOUTS = ['wave', 'full', 'halo', 'stripe', 'dawn', 'iris'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The colours and layout of a brand's packs: our own choice, not the manufacturer's artwork. `eye` is the colour of a tinted lens. */
export type Palette = {
  readonly main: Colour
  readonly deep: Colour
  readonly accent: Colour
  readonly layout: Layout
  readonly eye?: Colour
}

const PALETTES: Readonly<Record<string, readonly string[]>> = palettes
const NEUTRAL = ['#2f7d6b', '#17493f', '#a9d8c8', 'halo']

const layoutOf = (text: string | undefined): Layout => LAYOUTS.find((layout) => layout === text) ?? 'halo'

/** How the members of one family differ: torics towards blue, multifocals towards violet. */
const LEANING: Readonly<Record<string, readonly [Colour, number]>> = {
  toric: ['#0f5fc0', 0.34],
  multifocal: ['#8a2f9a', 0.34],
  toric_multifocal: ['#b0303f', 0.38],
}

/** Warm colours turn muddy when mixed with blue; their families vary in the accent instead. */
const isCool = (colour: Colour): boolean => colour.slice(5, 7) >= colour.slice(1, 3) && colour.slice(5, 7) >= colour.slice(3, 5)

const TINTS: readonly (readonly [RegExp, Colour])[] = [
  [/amethyst|violet/i, '#7b5bb8'], [/glow/i, '#3f7dff'], [/red|vampire/i, '#c22f38'], [/alien|amazon|green/i, '#4d9a4a'],
  [/^black/i, '#23262b'],
  [/pacific|mystic|blue/i, '#3f7fb8'], [/shimmer|cappuccino|brown/i, '#8a5a34'], [/attitude|grey|gray/i, '#7d8a94'], [/aqua/i, '#45b3b8'],
]

const tintOf = (colour: string): { readonly eye: Colour } | undefined => {
  const tint = TINTS.find(([name]) => name.test(colour))
  return tint && { eye: tint[1] }
}

type Family = Pick<PictureFacts, 'brand' | 'lensType'> & { readonly space?: PictureFacts['space'] }

export const paletteOf = ({ brand, lensType, space }: Family): Palette => {
  const [main = '', deep = '', accent = '', layout] = PALETTES[brand] ?? NEUTRAL
  const [towards, familyShare] = LEANING[lensType ?? ''] ?? [main, 0]
  const share = isCool(main) ? familyShare : 0
  return {
    main: mix(main, towards, share),
    deep: mix(deep, darker(towards, 0.45), share),
    accent: isCool(main) ? accent : mix(accent, towards, share * 1.6),
    ...tintOf(availableColours(space)[0] ?? ''),
    layout: lensType === 'colored' || lensType === 'fun' ? 'iris' : layoutOf(layout),
  }
}
