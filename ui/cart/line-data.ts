import { isGiftLine } from '../../domain/cart/gift-line.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { Money } from '../../domain/money/money.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import type { Eye, OptionKey } from '../../domain/prescription/lens-option.ts'
import { sortOptionKeys } from '../../domain/prescription/sort-option-keys.ts'

/** One value as its box prints it. */
export type ShownValue = { readonly key: OptionKey; readonly text: string }

/** One line of a cart or an order, ready to be drawn. */
export type LineData = {
  readonly id: string
  readonly eye?: Eye
  readonly values: readonly ShownValue[]
  readonly quantity: number
  readonly unitPrice: Money
  readonly total: Money
  /** A gift comes once and costs nothing (decision A58). */
  readonly isGift: boolean
}

const shownValues = ({ option }: CartLine): readonly ShownValue[] =>
  sortOptionKeys(Object.keys(option).filter(isOptionKey)).flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [{ key, text: formatOptionValue(key, value) }]
  })

export const toLineData = (line: CartLine): LineData => ({
  id: line.id,
  ...(line.eye === undefined ? {} : { eye: line.eye }),
  values: shownValues(line),
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  total: line.total,
  isGift: isGiftLine(line),
})
