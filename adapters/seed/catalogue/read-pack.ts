import type { Pack } from '../../../domain/product/product.ts'
import type { PackEntry } from './catalogue-entry.codec.ts'

const HOLDS = /^(?:(\d+) x )?([\d.]+) (\w+)$/
/** Units of measure; everything else is counted. */
const MEASURED: readonly string[] = ['ml', 'g']

const labelOf = (items: number, content: number, unit: string): string => {
  if (!MEASURED.includes(unit)) return unit === 'lens' ? `${content}-Pack` : `${content} ×`
  return items === 1 ? `${content} ${unit}` : `${items} × ${content} ${unit}`
}

/** `2 x 360 ml` holds 720 ml in two bottles; weight in grams. */
export const readPack = (entry: Pick<PackEntry, 'holds' | 'grams'>): Pack => {
  const [, items = '1', content, unit = 'piece'] = HOLDS.exec(entry.holds) ?? []
  if (content === undefined) throw new RangeError(`A pack that holds "${entry.holds}" cannot be read`)
  const contentPerItem = Number(content)
  return {
    label: labelOf(Number(items), contentPerItem, unit),
    quantity: Math.round(Number(items) * contentPerItem * 100) / 100,
    unit,
    items: Number(items),
    contentPerItem,
    weight: entry.grams,
  }
}
