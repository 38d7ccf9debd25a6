import type { PictureFacts } from '../../picture-facts.ts'
import type { Colour } from '../colour.ts'
import { madeColours } from '../made-colours.ts'

/** The outline of one glass, from -1 to 1 across, drawn for the wearer's right; the other is its mirror. */
const OUTLINES = {
  pilot: 'M-0.92 -0.62C-0.5 -0.78 0.42 -0.78 0.86 -0.6C1.02 -0.3 0.86 0.34 0.46 0.7C0.1 0.98 -0.42 0.94 -0.72 0.6' +
    'C-0.98 0.28 -1.06 -0.3 -0.92 -0.62Z',
  trapeze: 'M-1 -0.62C-0.5 -0.74 0.5 -0.74 0.94 -0.6C1.02 -0.2 0.86 0.36 0.56 0.56C0.2 0.72 -0.36 0.72 -0.66 0.52' +
    'C-0.92 0.28 -1.04 -0.2 -1 -0.62Z',
  browline: 'M-0.96 -0.56C-0.5 -0.66 0.5 -0.66 0.92 -0.52C0.98 0 0.78 0.58 0.3 0.7C-0.2 0.78 -0.66 0.6 -0.84 0.2' +
    'C-0.96 -0.06 -1 -0.32 -0.96 -0.56Z',
  panto: 'M-0.84 -0.52C-0.5 -0.86 0.5 -0.86 0.84 -0.52C1.02 -0.1 0.78 0.62 0.3 0.78C0.1 0.84 -0.1 0.84 -0.3 0.78' +
    'C-0.78 0.62 -1.02 -0.1 -0.84 -0.52Z',
  rectangle: 'M-0.96 -0.44C-0.5 -0.56 0.5 -0.56 0.94 -0.44C1 -0.1 0.96 0.26 0.84 0.46C0.5 0.56 -0.5 0.56 -0.84 0.46' +
    'C-0.98 0.26 -1.02 -0.1 -0.96 -0.44Z',
  round: 'M-0.86 0C-0.86 -0.5 -0.48 -0.84 0 -0.84C0.48 -0.84 0.86 -0.5 0.86 0C0.86 0.5 0.48 0.84 0 0.84C-0.48 0.84 -0.86 0.5 -0.86 0Z',
} as const
export type FrameShape = keyof typeof OUTLINES

export type FrameStyle = {
  readonly shape: FrameShape
  readonly outline: string
  readonly frame: Colour
  readonly glass: readonly [top: Colour, bottom: Colour, opacity: number]
  /** In units of half a glass. */
  readonly rim: number
}

const SHAPES: readonly (readonly [RegExp, FrameShape])[] = [
  [/aviator/i, 'pilot'], [/wayfarer|holbrook/i, 'trapeze'], [/clubmaster/i, 'browline'], [/persol/i, 'panto'],
  [/reading #c|type b/i, 'round'], [/polaroid/i, 'panto'],
]
const FRAMES: readonly (readonly [RegExp, Colour])[] = [
  [/gold/i, '#c9a24b'], [/silver/i, '#aab4bd'], [/light havana/i, '#a5672f'], [/tortoise|havana|demi/i, '#6b3d20'],
  [/navy|blue/i, '#27406e'], [/kaki|army|green/i, '#56613a'], [/red/i, '#a8323a'], [/clear/i, '#c9d3da'], [/gr[ae]y/i, '#70787f'],
]
const GLASSES: readonly (readonly [RegExp, readonly [Colour, Colour]])[] = [
  [/g-15|green/i, ['#1f3a2f', '#5b7a63']], [/brown/i, ['#3f2a1c', '#9a7653']], [/sapphire|blue/i, ['#16305f', '#5f8fd0']],
  [/ruby/i, ['#5a1522', '#d0664a']], [/mirror/i, ['#5d6a76', '#c9d3db']],
]

const first = <Found>(known: readonly (readonly [RegExp, Found])[], text: string, otherwise: Found): Found =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise

/** How a frame looks: its shape by its name, its colours by one it is made in. */
export const frameStyle = (facts: PictureFacts): FrameStyle => {
  const shape = first(SHAPES, facts.title, 'rectangle')
  const colours = madeColours(facts.space)
  const worn = facts.category === 'sunglasses'
    ? 0
    : Array.from(facts.key).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length
  const [frameName = '', glassName = ''] = (colours[worn] ?? '').split('/ ')
  const [top, bottom] = first(GLASSES, glassName, ['#23282e', '#6d757c'] as const)
  return {
    shape,
    outline: OUTLINES[shape],
    frame: first(FRAMES, frameName, '#1d2024'),
    glass: facts.category === 'sunglasses' ? [top, bottom, 0.94] : ['#dbe8ef', '#f6fafc', 0.5],
    rim: shape === 'pilot' ? 0.045 : 0.13,
  }
}
