import { readTypedNumber, type Bounds } from '../whole-number.ts'
import { PAGE_OPTIONS } from './pagination.ts'

/** Products a page where the shop's settings say nothing else (Commerce §9, decision A06). */
export const LISTING_ITEMS_PER_PAGE = 16

const TYPED: Bounds = { from: 1, to: 999_999 }

/** Counts from 1; anything that is no page is the first (decision A09). */
export const readPage = (text: string | null): number => readTypedNumber(text, TYPED) ?? 1

/** One of the sizes on offer, or the default; nothing else is ever asked of the service. */
export const readPageSize = (text: string | null, standard: number): number => {
  const asked = readTypedNumber(text, TYPED)
  return [...PAGE_OPTIONS, standard].find((size) => size === asked) ?? standard
}

/** The sizes to choose from; a default that is none of them stands among them while it is in use (decision A06). */
export const shownPageSizes = (current: number): readonly number[] =>
  [...new Set([...PAGE_OPTIONS, current])].toSorted((one, other) => one - other)
