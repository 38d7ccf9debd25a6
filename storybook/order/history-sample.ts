import type { GroupData } from '../../ui/cart/group-data.ts'
import type { HistoryEntry } from '../../ui/order/history-data.ts'
import { LEFT, LENSES, RIGHT, WITHOUT_VALUES } from '../cart/cart-sample.ts'
import { chf, productId } from '../listing/listed-sample.ts'

export const lenses = (title: string): GroupData => ({ ...LENSES, title, lines: [RIGHT, LEFT] })
export const care = (title: string): GroupData => ({ ...LENSES, productId: productId(1201), title, lines: [WITHOUT_VALUES] })

/** An order as the order history lists it. */
export const entry = (id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id, number: `IR-2026-00000${id}`, status: 'order.status.shipped', createdAt: '2026-03-02T09:00:00.000Z', total: chf(10790), units: 2,
  groups: [lenses('Biofinity')], isRepeatable: true, path: `/my-account/order/${id}`, ...more,
})
