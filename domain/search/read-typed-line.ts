import * as E from 'fp-ts/lib/Either.js'
import { formatOptionValue } from '../prescription/format-option-value.ts'
import type { NumericOptionKey } from '../prescription/is-numeric-key.ts'
import { readOptionValue } from '../prescription/read-option-value.ts'
import { hundredths } from '../prescription/value-code.ts'
import { normaliseForSearch } from './normalise-for-search.ts'
import type { Piece, TypedLine, Understood } from './typed-line.ts'
import { isBeforePack, isFiller, isPackWord, labelOf, traitOf, usageOf } from './typed-words.ts'

type Token = { readonly text: string; readonly plain: string }
type Reading = { readonly means: Understood; readonly consumed: number }
/** Reads the beginning of the tokens; `before` is what was recognised so far. */
type Reader = (tokens: readonly Token[], before: readonly Understood[]) => Reading | undefined

type Range = { readonly from: number; readonly to: number; readonly step: number }
/** The ranges of lens values; any other number is a word. */
const RANGES: { readonly [key in NumericOptionKey]: Range } = {
  sphere: { from: -30, to: 30, step: 0.25 },
  cylinder: { from: -10, to: -0.25, step: 0.25 },
  axis: { from: 0, to: 180, step: 1 },
  radius: { from: 7, to: 10, step: 0.01 },
  diameter: { from: 12.5, to: 16.5, step: 0.01 },
  add: { from: 0.25, to: 4, step: 0.25 },
}
const LABEL: { readonly [key in NumericOptionKey]: string } = {
  sphere: '', cylinder: 'cyl ', axis: 'axis ', radius: 'bc ', diameter: 'dia ', add: 'add ',
}

const MINUS_SIGNS = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g
const MAX_LENSES = 400

const valueOf = (key: NumericOptionKey, text: string): Understood | undefined => {
  const read = readOptionValue(key, text)
  if (E.isLeft(read) || typeof read.right !== 'number') return undefined
  const { from, to, step } = RANGES[key]
  const isOne = read.right >= from && read.right <= to && hundredths(read.right) % hundredths(step) === 0
  return isOne ? { key, value: read.right } : undefined
}

/** A lens value in a form that is recognised anywhere in a line; other parts stay as typed. */
const written = (means: Understood, typed: string): string => {
  if (means.key === 'lens_usage' || means.key === 'lens_type' || means.key === 'pack_size') return typed
  if (means.key === 'sphere' && means.value === 0) return 'plano'
  return `${LABEL[means.key]}${formatOptionValue(means.key, means.value)}`
}

const has = (before: readonly Understood[], key: Understood['key']): boolean => before.some((part) => part.key === key)

const reading = (means: Understood | undefined, consumed: number): Reading | undefined =>
  means === undefined ? undefined : { means, consumed }

/** `bc 8.6`, `base curve 8.6`, `cyl: -1.25`, `add+2.00`. */
const labelled: Reader = ([first, second, third]) => {
  if (first === undefined) return undefined
  const both = labelOf(`${first.plain} ${second?.plain ?? ''}`)
  if (both !== undefined) return reading(valueOf(both, third?.text ?? ''), 3)
  const [, label = '', glued = ''] = /^(\p{L}+)[:=]?([+-]?\d.*)$/u.exec(first.text) ?? []
  const inOne = labelOf(normaliseForSearch(label))
  if (inOne !== undefined) return reading(valueOf(inOne, glued), 1)
  const key = labelOf(first.plain)
  return key === undefined ? undefined : reading(valueOf(key, second?.text ?? ''), 2)
}

/** The first power is the sphere; after it a negative one is the cylinder and a positive one the addition, as on prescriptions. */
const signed: Reader = ([first], before) => {
  const text = first?.text ?? ''
  if (/^plano$/i.test(text)) return reading(valueOf('sphere', '0'), 1)
  if (!/^[+-]\d/.test(text)) return undefined
  const key = !has(before, 'sphere') ? 'sphere' : text.startsWith('-') ? 'cylinder' : 'add'
  return reading(valueOf(key, text), 1)
}

/** `x 90`, `x90`, `90°`, or a whole number right after the cylinder. */
const degrees: Reader = ([first, second], before) => {
  const text = first?.text ?? ''
  const isAfterCylinder = before.at(-1)?.key === 'cylinder'
  if (/^\d{1,3}°$/.test(text) || (isAfterCylinder && /^\d{1,3}$/.test(text))) return reading(valueOf('axis', text), 1)
  if (!isAfterCylinder) return undefined
  const [, glued] = /^[x@×](\d{1,3})°?$/i.exec(text) ?? []
  if (glued !== undefined) return reading(valueOf('axis', glued), 1)
  return /^[x@×]$/i.test(text) ? reading(valueOf('axis', second?.text ?? ''), 2) : undefined
}

/** `8.6` is a base curve and `14.2` a diameter: powers are always written with a sign. */
const millimetres: Reader = ([first], before) => {
  const text = first?.text ?? ''
  if (/^\d{1,2}[.,]\d{1,2}(?:mm)?$/i.test(text)) return reading(valueOf('radius', text) ?? valueOf('diameter', text), 1)
  return before.at(-1)?.key === 'radius' && /^1[345]$/.test(text) ? reading(valueOf('diameter', text), 1) : undefined
}

const packOf = (lenses: string | undefined, consumed: number): Reading | undefined => {
  const value = Number(lenses ?? '')
  return value >= 1 && value <= MAX_LENSES ? { means: { key: 'pack_size', value }, consumed } : undefined
}

/** `6er`, `30er-Pack`, `30 lenses`, `pack of 6`, `boîte de 30`. */
const pack: Reader = (tokens) => {
  const [first = '', second = '', third = ''] = tokens.map(({ plain }) => plain)
  const [, glued, word = ''] = /^(\d{1,3})-?([a-z][a-z-]*)$/.exec(first) ?? []
  if (glued !== undefined && isPackWord(word)) return packOf(glued, isPackWord(second) && word.startsWith('er') ? 2 : 1)
  if (/^\d{1,3}$/.test(first) && isPackWord(second)) return packOf(first, 2)
  if (!isBeforePack(first)) return undefined
  if (/^\d{1,3}$/.test(second)) return packOf(second, 2)
  return isFiller(second) && /^\d{1,3}$/.test(third) ? packOf(third, 3) : undefined
}

const word: Reader = ([first]) => {
  const [usage, trait] = [usageOf(first?.plain ?? ''), traitOf(first?.plain ?? '')]
  if (usage !== undefined) return { means: { key: 'lens_usage', value: usage }, consumed: 1 }
  return reading(trait && { key: 'lens_type', value: trait }, 1)
}

/** In this order; the first reader that recognises something wins. */
const READERS: readonly Reader[] = [labelled, signed, degrees, millimetres, pack, word]

/** `-3.25-1.25x180` is three, `-3.25/-1.25` two. */
const tokensOf = (line: string): readonly Token[] =>
  line.replaceAll(MINUS_SIGNS, '-').split(/[\s/|;]+/)
    .flatMap((text) => (/^[+-]\d/.test(text) ? text.split(/(?<=\d)(?=[+-]\d|[x@×]\d)/i) : [text]))
    .map((text) => text.replace(/(?<![,.;:])[,.;:]+$/, ''))
    .filter((text) => text !== '')
    .map((text) => ({ text, plain: normaliseForSearch(text).replaceAll(' ', '') }))

/** Each kind of value occurs once in a line; only lens types may be combined. */
const isRepeated = (before: readonly Understood[], { key, value }: Understood): boolean =>
  before.some((part) => part.key === key && (key !== 'lens_type' || part.value === value))

const readFirst = (tokens: readonly Token[], before: readonly Understood[]): Reading | undefined => {
  for (const read of READERS) {
    const reading = read(tokens, before)
    if (reading !== undefined) return isRepeated(before, reading.means) ? undefined : reading
  }
  return undefined
}

/**
 * Splits typed text into lens values, lens types and words: "-3.25 toric daily", "acuvue oasys 6er", "biofinity -2,5", "8.6 14.2",
 * "tageslinsen torisch". Anything else is a word, and stays as it was typed.
 */
export const readTypedLine = (line: string): TypedLine => {
  const pieces: Piece[] = []
  const understood: Understood[] = []
  for (let tokens = tokensOf(line); tokens.length > 0;) {
    const reading = readFirst(tokens, understood)
    const taken = tokens.slice(0, reading?.consumed ?? 1)
    const typed = taken.map(({ text }) => text).join(' ')
    if (reading === undefined) pieces.push({ text: typed, ...(isFiller(taken[0]?.plain ?? '') ? { isFiller: true } : {}) })
    else {
      pieces.push({ text: written(reading.means, typed), means: reading.means })
      understood.push(reading.means)
    }
    tokens = tokens.slice(taken.length)
  }
  return understood.length === 0 ? pieces.map(({ text }) => ({ text })) : pieces
}
