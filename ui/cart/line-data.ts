import { compareAtTotal } from '../../domain/cart/compare-at-total.ts'
import { isGiftLine } from '../../domain/product/gift-line.ts'
import { toLineInput, type CartLine, type LineInput } from '../../domain/cart/cart.ts'
import type { LineDelivery } from '../../domain/delivery/cart-delivery.ts'
import { formatArrival } from '../../domain/stock/format-arrival.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { Money } from '../../domain/money/money.ts'
import { pricePerUnit } from '../../domain/pricing/price-per-unit.ts'
import type { PricePerUnit } from '../../domain/pricing/pricing.ts'
import { packContent } from '../../domain/product/pack-content.ts'
import { shownValue } from '../../domain/product/shown-value.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import type { OptionKey } from '../../domain/prescription/lens-option.ts'
import { sortOptionKeys } from '../../domain/prescription/sort-option-keys.ts'

/** A value as printed on the box. */
export type ShownValue = { readonly key: OptionKey; readonly text: string }

/** What was chosen with the product, to be shown as it is. */
const chosenOf = ({ productId: _id, option: _values, quantity: _packs, createdFrom: _from, fk: _key, ...chosen }: LineInput) => chosen

/** A line of a cart or an order, ready to be rendered. */
export type LineData = ReturnType<typeof chosenOf> & {
  readonly id: string
  readonly values: readonly ShownValue[]
  readonly quantity: number
  readonly unitPrice: Money
  readonly total: Money
  /** The price per 100 ml, lens or piece, shown beside every price. */
  readonly perUnit?: PricePerUnit
  /** The total at the compare-at price. */
  readonly struck?: Money
  /** A gift comes once and is free (decision A58). */
  readonly isGift: boolean
  /** A trial may be declined permanently. */
  readonly isTrial?: boolean
  /** The range of delivery dates. */
  readonly arrival?: string
  /** Set if it cannot be delivered in this quantity: the available quantity. */
  readonly blockedAt?: number
  /** Its sale is stopped. */
  readonly isSaleStopped?: true
}

const shownValues = ({ option, eye }: CartLine, locale: Locale): readonly ShownValue[] =>
  sortOptionKeys(Object.keys(option).filter(isOptionKey)).flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [{ key, text: shownValue(key, value, { eye, locale }) }]
  })

const shownDelivery = (delivery: LineDelivery | undefined): Pick<LineData, 'arrival' | 'blockedAt' | 'isSaleStopped'> => {
  if (delivery === undefined) return {}
  if (delivery.isBlocked) return { blockedAt: delivery.available, ...(delivery.isSaleStopped === true ? { isSaleStopped: true } : {}) }
  const arrival = formatArrival(delivery.arrival)
  return arrival === undefined ? {} : { arrival }
}

const perUnitOf = (line: CartLine): PricePerUnit | undefined => {
  const content = packContent(line.packLabel)
  return content === undefined || isGiftLine(line) ? undefined : pricePerUnit(content, line.unitPrice)
}

export const toLineData = (line: CartLine, locale: Locale, delivery?: LineDelivery): LineData => ({
  id: line.id,
  ...chosenOf(toLineInput(line)),
  values: shownValues(line, locale),
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  total: line.total,
  ...omitUndefined({ struck: compareAtTotal(line), perUnit: perUnitOf(line) }),
  isGift: isGiftLine(line),
  ...(line.isTrial ? { isTrial: true } : {}),
  ...shownDelivery(delivery),
})

/** The id of a line's element, unique where the cart is on the page twice. */
export const lineId = (place: string, { id }: Pick<LineData, 'id'>): string => `${place}-line-${id}`
