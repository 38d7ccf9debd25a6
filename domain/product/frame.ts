import type { OptionValue } from '../prescription/lens-option.ts'
import { inLocale, type LocalText, type Locale } from '../shop/locale.ts'
import { COLOUR_KINDS, type ColourKind, colourPartsOf } from './colour-kind.ts'
import { colourName } from './colour-name.ts'

/** The shapes of frames, as opticians call them. */
export const FRAME_SHAPES = ['browline', 'panto', 'pilot', 'rectangle', 'round', 'square'] as const
export type FrameShape = (typeof FRAME_SHAPES)[number]

const everywhere = (name: string): LocalText => ({ de: name, en: name, fr: name, it: name })

const SHAPES: { readonly [shape in FrameShape]: LocalText } = {
  browline: everywhere('Browline'),
  panto: everywhere('Panto'),
  pilot: { de: 'Pilot', en: 'Aviator', fr: 'Aviateur', it: 'Aviator' },
  rectangle: { de: 'Rechteckig', en: 'Rectangular', fr: 'Rectangulaire', it: 'Rettangolare' },
  round: { de: 'Rund', en: 'Round', fr: 'Ronde', it: 'Rotonda' },
  square: { de: 'Eckig', en: 'Square', fr: 'Carrée', it: 'Squadrata' },
}

/** The colours of a frame, each once: two glasses in one black frame are one black frame. */
export const frameColours = (made: readonly OptionValue[]): readonly ColourKind[] =>
  [...new Set(made.flatMap((colour) => (typeof colour === 'string' ? (colourPartsOf(colour).frame ?? []) : [])))]

/** The name of a frame shape or colour; `undefined` for anything else. */
export const frameWord = (value: string, locale: Locale): string | undefined => {
  const shape = FRAME_SHAPES.find((frameShape) => frameShape === value)
  if (shape !== undefined) return inLocale(SHAPES[shape], locale)
  const colour = COLOUR_KINDS.find((kind) => kind === value)
  return colour && colourName(colour.replace(/^./, (letter) => letter.toUpperCase()), locale)
}
