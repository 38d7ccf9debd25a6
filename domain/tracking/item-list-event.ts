import { toTrackedItem } from './tracked-item.ts'
import type { ListedItem } from './tracked-item.ts'
import type { TrackingEvent } from './tracking-event.ts'

type TrackedList = { readonly name: string; readonly items: readonly ListedItem[]; readonly from?: number }

/**
 * A list that is visible, or one of its products that is selected; an empty list is no event. `from` is the number of products on
 * earlier pages.
 */
export const itemListEvent = (
  event: 'view_item_list' | 'select_item', { name, items, from = 0 }: TrackedList
): TrackingEvent | undefined => {
  const [first] = items
  if (first === undefined) return undefined
  return {
    event,
    item_list_name: name,
    currency: first.price.current.currency,
    items: items.map((item, index) => toTrackedItem(item, from + index, name)),
  }
}
