import * as E from '../either.ts'
import type { Branded } from '../branded.ts'
import type { QuantityRefusal } from './quantity-refusal.ts'

/** How many packs: a whole number from 1 up to the product's limit (Commerce §5). */
export type Quantity = Branded<number, 'Quantity'>

export const MINIMUM_QUANTITY = 1
const unchecked = (packs: number): Quantity => packs as Quantity

/** The initial value of a quantity field, and the value of unreadable input (Commerce §5). */
export const DEFAULT_QUANTITY: Quantity = unchecked(1)

const atLeastOne = (input: number): number => Math.max(MINIMUM_QUANTITY, Math.floor(input))

const isWhole = (input: number): boolean => Number.isInteger(input) && input >= MINIMUM_QUANTITY

/** Strict: a whole number from 1; anything else, or more than the maximum, is refused. */
export const makeQuantity = (input: unknown, maximum: number): E.Either<QuantityRefusal, Quantity> => {
  if (typeof input !== 'number' || !isWhole(input)) return E.left({ _tag: 'NotAQuantity' })
  return input > maximum ? E.left({ _tag: 'AboveMaximum', maximum }) : E.right(unchecked(input))
}

/** Plain decimal digits only: `1e3` and `0x10` are not numbers that a shopper types. */
const DECIMAL = /^[+-]?\d+(?:[.,]\d*)?$/

const readTyped = (input: unknown): number => {
  if (typeof input === 'number') return input
  const text = typeof input === 'string' ? input.trim() : ''
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** Lenient, for a quantity field: rounds down, limits to 1 … `maximum`, and falls back to 1 (Commerce §5). */
export const clampQuantity = (input: unknown, maximum: number): Quantity => {
  const typed = readTyped(input)
  return Number.isFinite(typed) ? unchecked(Math.max(MINIMUM_QUANTITY, Math.min(atLeastOne(typed), maximum))) : DEFAULT_QUANTITY
}
