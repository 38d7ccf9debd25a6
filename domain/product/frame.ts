import type { OptionValue } from '../prescription/lens-option.ts'
import { type ColourKind, paintedIn } from './colour-kind.ts'

/** The shapes of frames, as opticians name them. */
export const FRAME_SHAPES = ['browline', 'panto', 'pilot', 'rectangle', 'round', 'square'] as const
export type FrameShape = (typeof FRAME_SHAPES)[number]

/** In which colours a frame is made, each once: two glasses in one black frame are one black frame. */
export const frameColours = (made: readonly OptionValue[]): readonly ColourKind[] =>
  [...new Set(made.flatMap((colour) => (typeof colour === 'string' ? (paintedIn(colour).frame ?? []) : [])))]
