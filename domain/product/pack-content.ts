import type { Pack } from './product.ts'
import { packWords } from './pack-words.ts'

const MEASURE = /^(?:(\d+) × )?(\d+(?:\.\d+)?) (\p{L}+)$/u

/** The content of a pack by its label, for cart lines: `2 × 360 ml` is 720 ml; `undefined` for another label. */
export const packContent = (label: string): Pick<Pack, 'quantity' | 'unit'> | undefined => {
  const { unit, count } = packWords(label)
  if (unit !== 'other') return { quantity: count, unit }
  const [, items = '1', content, measure] = MEASURE.exec(label) ?? []
  return content === undefined || measure === undefined
    ? undefined
    : { quantity: Math.round(Number(items) * Number(content) * 100) / 100, unit: measure }
}
