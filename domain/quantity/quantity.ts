import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import type { QuantityRefusal } from './quantity-refusal.ts'

/** How many packs: a whole number from 1 up to the product's limit (Commerce §5). */
export type Quantity = Branded<number, 'Quantity'>

export const MINIMUM_QUANTITY = 1
const unchecked = (packs: number): Quantity => packs as Quantity

/** What a selector starts with, and what an unreadable entry becomes (Commerce §5). */
export const DEFAULT_QUANTITY: Quantity = unchecked(1)

const atLeastOne = (asked: number): number => Math.max(MINIMUM_QUANTITY, Math.floor(asked))

const isWhole = (asked: number): boolean => Number.isInteger(asked) && asked >= MINIMUM_QUANTITY

/** The shop's own rule: a whole number from 1 on, as the interface says; all else, and too many, is refused. */
export const makeQuantity = (asked: unknown, maximum: number): E.Either<QuantityRefusal, Quantity> => {
  if (typeof asked !== 'number' || !isWhole(asked)) return E.left({ _tag: 'NotAQuantity' })
  return asked > maximum ? E.left({ _tag: 'AboveMaximum', maximum }) : E.right(unchecked(asked))
}

/** Plain decimal digits only: `1e3` or `0x10` is not how a shopper writes a number. */
const DECIMAL = /^[+-]?\d+(?:[.,]\d*)?$/

const readTyped = (asked: unknown): number => {
  if (typeof asked === 'number') return asked
  const text = typeof asked === 'string' ? asked.trim() : ''
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A selector's rule: never refuses, but floors, bounds to 1 … `maximum`, and starts again at 1 (Commerce §5). */
export const clampQuantity = (asked: unknown, maximum: number): Quantity => {
  const typed = readTyped(asked)
  return Number.isFinite(typed) ? unchecked(Math.max(MINIMUM_QUANTITY, Math.min(atLeastOne(typed), maximum))) : DEFAULT_QUANTITY
}
