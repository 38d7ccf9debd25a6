import { sql, type RawBuilder } from 'kysely'
import type { Order } from '../../../domain/order/order.ts'

/** Whether the sale of anything in an order is stopped, as the database knows it now. */
export const isSaleStoppedOf = ({ lines }: Pick<Order, 'lines'>): RawBuilder<boolean> => {
  const ids: readonly number[] = [...new Set(lines.map(({ productId }) => productId))]
  return sql`exists (select from product where id = any(${ids}::int[]) and body -> 'saleStop' is not null)`
}
