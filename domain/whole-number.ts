/** The least and the largest number that is read; both are read themselves. */
export type Bounds = { readonly from: number; readonly to: number }

/** What names a product, an order or a mail: what fits a four-byte column. A larger number must not reach the database. */
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
 * A whole number as the shop writes it into an address, a form or a request: decimal digits, with no zero in front, so that
 * each number has one spelling. Refused are a sign, a space, a point, `1e3`, `0x10`, what lies outside the bounds, and nothing.
 */
export const readWholeNumber = readBy(DIGITS_WRITTEN_ONCE)

/** The same as a person types it: zeros in front count for nothing, but there are no more digits than the largest number has. */
export const readTypedNumber = readBy(DIGITS)

/** What counts things, as a number already: whole, exact and at least 1. */
export const isCount = (given: unknown): given is number =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= 1
