import { orderStatusLabelKey, type OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { SharedOrder } from '../../domain/order/shared-order.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'

/** An order as shown to an unverified visitor, in one language. */
export type SharedOrderData = {
  readonly number: string
  readonly status: OrderStatusLabelKey
  readonly tracking?: string
  readonly lines: readonly { readonly title: string; readonly quantity: number }[]
}

export const toSharedOrderData = ({ number, status, tracking, lines }: SharedOrder, locale: Locale): SharedOrderData => ({
  number,
  status: orderStatusLabelKey(status),
  ...(tracking === undefined ? {} : { tracking }),
  lines: lines.map(({ titles, quantity }) => ({ title: inLocale(titles, locale), quantity })),
})
