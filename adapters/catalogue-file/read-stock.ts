import * as E from 'fp-ts/lib/Either.js'
import type { CountedStock } from '../../domain/catalogue/catalogue-faults.ts'
import { OPTION_KEYS, type LensOption, type OptionKey, type OptionValue } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import { wholeIn, yesIn, type Cell } from './cells.ts'
import type { ReadFile } from './file-fault.ts'
import { productIn } from './read-prices.ts'
import { readRows } from './read-rows.ts'

/** Besides these, one column for each lens value that is in stock. */
export const STOCK_COLUMNS = ['product_id', 'on_hand', 'stop_order'] as const

/** An empty cell is a value that the product does not have. */
const optionIn = (key: OptionKey) => (text: string): Cell<OptionValue | undefined> => {
  if (text === '') return { value: undefined }
  const value = readOptionValue(key, text)
  return E.isLeft(value) ? { problem: `cannot be read: "${text}"` } : { value: value.right }
}

/** A stock feed: one line for each product and each of its combinations. */
export const readStock = (text: string): ReadFile<CountedStock> =>
  readRows(text, STOCK_COLUMNS, (read) => ({
    productId: read('product_id', productIn),
    option: Object.fromEntries(OPTION_KEYS.flatMap((key) => {
      const value = read(key, optionIn(key))
      return value === undefined ? [] : [[key, value]]
    })) as LensOption,
    onHand: read('on_hand', wholeIn),
    stopOrder: read('stop_order', yesIn),
  }), OPTION_KEYS)
