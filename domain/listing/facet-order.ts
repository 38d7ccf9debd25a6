import { COLOUR_KINDS } from '../product/colour-kind.ts'
import { packWords } from '../product/pack-words.ts'
import type { Facet } from './listing-query.ts'
import { readStep } from './steps.ts'

type Compare = (one: string, other: string) => number

/** Collation as readers expect it: small letters beside capitals, Ä beside A, 9 before 10. */
const names = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })
const byName: Compare = (one, other) => names.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0)

/** Replacement intervals, shortest first. */
const USAGES = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly']
const UNITS = ['lens', 'piece', 'other'] as const

/** Lenses, then pieces, then measures; `2 × 360 ml` is 720 ml. */
const packPlace = (label: string): number => {
  const { unit, count } = packWords(label)
  const amount = unit === 'other' ? (label.match(/\d+(?:\.\d+)?/g) ?? []).reduce((product, number) => product * Number(number), 1) : count
  return UNITS.indexOf(unit) * 1e6 + amount
}

const usagePlace = (usage: string): number => (USAGES.includes(usage) ? USAGES.indexOf(usage) : USAGES.length)

const by = (place: (value: string) => number): Compare => (one, other) => place(one) - place(other) || byName(one, other)

const stepPlace = (name: string): number => readStep(name)?.from ?? 0

const colourPlace = (colour: string): number => COLOUR_KINDS.findIndex((kind) => kind === colour)

const ORDERS: { readonly [facet in Facet]?: Compare } = {
  pack_size: by(packPlace), lens_usage: by(usagePlace), price: by(stepPlace), water_content: by(stepPlace),
  frame_color: by(colourPlace),
}

/** The order of a facet's values: numbers as numbers, intervals by length, colours as on a palette, everything else by name. */
export const facetOrder = (facet: Facet): Compare => ORDERS[facet] ?? byName
