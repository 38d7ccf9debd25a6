import { readTypedNumber, type Bounds } from '../whole-number.ts'
import { PAGE_OPTIONS } from './pagination.ts'

/** The most products shown together; a longer list of ids is cut. */
export const MOST_SELECTED = 100

/** Products per page by default (Commerce §9, decision A06). */
export const LISTING_ITEMS_PER_PAGE = 16

const TYPED: Bounds = { from: 1, to: 999_999 }

/** Counts from 1; an invalid page is the first (decision A09). */
export const readPage = (text: string | null): number => readTypedNumber(text, TYPED) ?? 1

/** One of the offered sizes, or the default; no other size is ever requested from the service. */
export const readPageSize = (text: string | null, standard: number): number => {
  const requested = readTypedNumber(text, TYPED)
  return [...PAGE_OPTIONS, standard].find((size) => size === requested) ?? standard
}

/** The sizes to choose from; an unusual default is included while it is in use (decision A06). */
export const shownPageSizes = (current: number): readonly number[] =>
  [...new Set([...PAGE_OPTIONS, current])].toSorted((one, other) => one - other)
