import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'
import { anyNumberOf } from '../rows/any-of.ts'

/**
 * Whether the sale of any product of the order is currently stopped. The body is read in the list of results: as a condition it would be
 * compared first, and read for every product of a small catalogue.
 */
export const isSaleStoppedOf = ({ lines }: Pick<Order, 'lines'>): RawBuilder<boolean> => {
  const ids = anyNumberOf([...new Set(lines.map(({ productId }) => productId))])
  return sql`(select coalesce(bool_or(body -> 'saleStop' is not null), false) from product where id = ${ids})`
}
