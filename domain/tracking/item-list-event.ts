import { toTrackedItem } from './tracked-item.ts'
import type { ListedItem } from './tracked-item.ts'
import type { TrackingEvent } from './tracking-event.ts'

type Seen = { readonly name: string; readonly items: readonly ListedItem[]; readonly from?: number }

/** A list that is seen, or one of its products that is chosen; an empty list is no event. `from` counts what stands on earlier pages. */
export const itemListEvent = (event: 'view_item_list' | 'select_item', { name, items, from = 0 }: Seen): TrackingEvent | undefined => {
  const [first] = items
  if (first === undefined) return undefined
  return {
    event,
    item_list_name: name,
    currency: first.price.current.currency,
    items: items.map((item, index) => toTrackedItem(item, from + index, name)),
  }
}
