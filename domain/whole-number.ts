/** The smallest and the largest allowed number, both included. */
export type Bounds = { readonly from: number; readonly to: number }

/** Ids of products, orders and mails fit a four-byte column. A larger number must not reach the database. */
export const IDS: Bounds = { from: 1, to: 2_147_483_647 }

const DIGITS = /^\d+$/
const DIGITS_WRITTEN_ONCE = /^(?:0|[1-9]\d*)$/

const readBy =
  (spelling: RegExp) =>
  (text: string | null | undefined, { from, to }: Bounds): number | undefined => {
    if (text == null || text.length > String(to).length || !spelling.test(text)) return undefined
    const number = Number(text)
    return number >= from && number <= to ? number : undefined
  }

/**
 * A whole number as the shop writes it into a URL, a form or a request: decimal digits without leading zeros, so that each number has
 * one spelling. Refused are a sign, a space, a point, `1e3`, `0x10`, numbers outside the bounds, and empty text.
 */
export const readWholeNumber = readBy(DIGITS_WRITTEN_ONCE)

/** The same as typed: leading zeros are allowed, but no more digits than the largest number has. */
export const readTypedNumber = readBy(DIGITS)

/** A count, as a number: whole, exact and at least 1. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 1
