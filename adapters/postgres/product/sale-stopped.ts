import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'

/** Whether the sale of any product of the order is currently stopped. */
export const isSaleStoppedOf = ({ lines }: Pick<Order, 'lines'>): RawBuilder<boolean> => {
  const ids: readonly number[] = [...new Set(lines.map(({ productId }) => productId))]
  return sql`exists (select from product where id = any(${ids}::int[]) and body -> 'saleStop' is not null)`
}
