import { boughtLines, isGiftLine } from '../product/gift-line.ts'
import type { ProductType } from '../product/product-type.ts'
import type { VariantId } from '../product/variant.ts'
import { deliveryTags, isLineBlocked, isOrderBlocked } from '../stock/blocked.ts'
import { availableStock } from '../stock/can-order.ts'
import type { ArrivalRange } from '../stock/stock.ts'
import type { VariantStock } from '../stock/variant-stock.ts'
import { isPhysical } from './is-physical.ts'

/** What is known of the delivery of one line. */
export type LineDelivery = {
  readonly lineId: string
  /** Packs that can still be had. */
  readonly available: number
  readonly isBlocked: boolean
  readonly isSaleStopped?: true
  readonly arrival?: ArrivalRange
}

export type CartDelivery = {
  readonly lines: readonly LineDelivery[]
  readonly isBlocked: boolean
  /** Some lines cannot be delivered, others can. */
  readonly isPartlyBlocked: boolean
}

/** What of a line of a cart decides how it comes. */
type Asked = {
  readonly id: string
  readonly variantId: VariantId
  readonly quantity: number
  readonly category: ProductType
  readonly isTrial: boolean
}

const quantityOfVariant = (lines: readonly Asked[], { variantId }: Asked): number =>
  lines.filter((line) => line.variantId === variantId).reduce((packs, line) => packs + line.quantity, 0)

/** Whether and when each line of a cart comes: the same lens in both eyes draws on one stock (Commerce §4). */
export const cartDelivery = (lines: readonly Asked[], stocks: readonly VariantStock[]): CartDelivery => {
  const physical = lines.filter(isPhysical)
  const known = physical.flatMap((line) => {
    const answer = stocks.find(({ variantId }) => variantId === line.variantId)
    return answer === undefined ? [] : [{ line, answer, tags: deliveryTags(answer.stock, quantityOfVariant(physical, line)) }]
  })
  // A present that ran out stops nothing, and one that is there makes no order.
  const bought = known.filter(({ line }) => !isGiftLine(line))
  const isBlocked = bought.length === boughtLines(physical).length && isOrderBlocked({ tags: [], items: bought })
  return {
    lines: known.map(({ line, answer, tags }) => ({
      lineId: line.id,
      available: availableStock(answer.stock),
      isBlocked: isLineBlocked({ tags }),
      ...(answer.stock.isSaleStopped === true ? { isSaleStopped: true } : {}),
      ...(answer.arrival === undefined ? {} : { arrival: answer.arrival }),
    })),
    isBlocked,
    isPartlyBlocked: !isBlocked && bought.some(isLineBlocked),
  }
}
