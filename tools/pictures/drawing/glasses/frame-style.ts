import type { PictureFacts } from '../../picture-facts.ts'
import type { Colour } from '../colour.ts'
import { availableColours } from '../available-colours.ts'
import { frameModel, type FrameModel } from './frame-models.ts'

export type FrameStyle = FrameModel & {
  readonly frame: Colour
  /** The part of the rim below a browline. */
  readonly wire: Colour
  readonly glass: readonly [top: Colour, bottom: Colour, opacity: number]
}

const FRAMES: readonly (readonly [RegExp, Colour])[] = [
  [/gold/i, '#c9a24b'], [/silver/i, '#aab4bd'], [/light havana/i, '#a5672f'], [/tortoise|havana|demi/i, '#6b3d20'],
  [/navy|blue/i, '#27406e'], [/kaki|army|green/i, '#56613a'], [/red/i, '#a8323a'], [/clear/i, '#c9d3da'], [/gr[ae]y/i, '#70787f'],
]
const GLASSES: readonly (readonly [RegExp, readonly [Colour, Colour]])[] = [
  [/g-15|green/i, ['#1f3a2f', '#5b7a63']], [/brown/i, ['#3f2a1c', '#9a7653']], [/sapphire|blue/i, ['#16305f', '#5f8fd0']],
  [/ruby/i, ['#5a1522', '#d0664a']], [/mirror/i, ['#5d6a76', '#c9d3db']],
]

const first = <Value>(patterns: readonly (readonly [RegExp, Value])[], text: string, otherwise: Value): Value =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise

/** The look of a frame: the shape of its model, in one of its colours. */
export const frameStyle = (facts: PictureFacts): FrameStyle => {
  const model = frameModel(facts.key, facts.facts.frameShape)
  const colours = availableColours(facts.space)
  const worn = facts.category === 'sunglasses'
    ? 0
    : Array.from(facts.key).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % colours.length
  const [frameName = '', glassName = ''] = (colours[worn] ?? '').split('/ ')
  const [top, bottom] = first(GLASSES, glassName, ['#23282e', '#6d757c'] as const)
  const frame = first(FRAMES, frameName, '#1d2024')
  return {
    ...model,
    frame,
    wire: model.hasBrow === true ? '#c9a24b' : frame,
    glass: facts.category === 'sunglasses' ? [top, bottom, 0.94] : ['#dbe8ef', '#f6fafc', 0.5],
  }
}
