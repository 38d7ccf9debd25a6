import { boughtLines, isGiftLine } from '../product/gift-line.ts'
import type { ProductType } from '../product/product-type.ts'
import type { VariantId } from '../product/variant.ts'
import { deliveryTags, isLineBlocked, isOrderBlocked } from '../stock/blocked.ts'
import { availableStock } from '../stock/can-order.ts'
import type { ArrivalRange } from '../stock/stock.ts'
import type { VariantStock } from '../stock/variant-stock.ts'
import { isPhysical } from './is-physical.ts'

/** The delivery of one line. */
export type LineDelivery = {
  readonly lineId: string
  /** Packs still available. */
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

/** The part of a cart line that decides its delivery. */
type DeliveryLine = {
  readonly id: string
  readonly variantId: VariantId
  readonly quantity: number
  readonly category: ProductType
  readonly isTrial: boolean
}

const quantityOfVariant = (lines: readonly DeliveryLine[], { variantId }: DeliveryLine): number =>
  lines.filter((line) => line.variantId === variantId).reduce((packs, line) => packs + line.quantity, 0)

/** Whether and when each line of a cart can be delivered: the same lens for both eyes uses one stock (Commerce §4). */
export const cartDelivery = (lines: readonly DeliveryLine[], stocks: readonly VariantStock[]): CartDelivery => {
  const physical = lines.filter(isPhysical)
  const checked = physical.flatMap((line) => {
    const stocked = stocks.find(({ variantId }) => variantId === line.variantId)
    return stocked === undefined ? [] : [{ line, stocked, tags: deliveryTags(stocked.stock, quantityOfVariant(physical, line)) }]
  })
  // A gift that ran out does not block the order, and a gift alone is not an order.
  const bought = checked.filter(({ line }) => !isGiftLine(line))
  const isBlocked = bought.length === boughtLines(physical).length && isOrderBlocked({ tags: [], items: bought })
  return {
    lines: checked.map(({ line, stocked, tags }) => ({
      lineId: line.id,
      available: availableStock(stocked.stock),
      isBlocked: isLineBlocked({ tags }),
      ...(stocked.stock.isSaleStopped === true ? { isSaleStopped: true } : {}),
      ...(stocked.arrival === undefined ? {} : { arrival: stocked.arrival }),
    })),
    isBlocked,
    isPartlyBlocked: !isBlocked && bought.some(isLineBlocked),
  }
}
