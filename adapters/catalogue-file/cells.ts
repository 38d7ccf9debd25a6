/** The value of a cell, or why it cannot be read. */
export type Cell<Value> = { readonly value: Value } | { readonly problem: string }

const AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/

/** `12`, `12.5` and `12.50` as cents; without floating-point arithmetic. */
export const amountIn = (text: string): Cell<number> => {
  const [, whole, part = ''] = AMOUNT.exec(text) ?? []
  return whole === undefined
    ? { problem: `is not an amount such as 12.50: "${text}"` }
    : { value: Number(whole) * 100 + Number(part.padEnd(2, '0')) }
}

export const wholeIn = (text: string): Cell<number> =>
  /^-?\d{1,9}$/.test(text) ? { value: Number(text) } : { problem: `is not a whole number: "${text}"` }

const WORDS: ReadonlyMap<string, boolean> = new Map([['yes', true], ['no', false]])

export const yesIn = (text: string): Cell<boolean> => {
  const value = WORDS.get(text.toLowerCase())
  return value === undefined ? { problem: `must be yes or no: "${text}"` } : { value }
}

export const textIn = (text: string): Cell<string> => (text === '' ? { problem: 'is empty' } : { value: text })
