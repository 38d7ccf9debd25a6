import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { itemListEvent } from '../../domain/tracking/item-list-event.ts'
import type { ListedItem } from '../../domain/tracking/tracked-item.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useTrackedOnce } from './use-tracked-once.ts'

type List<Item> = { readonly name: string; readonly items: readonly Item[]; readonly from?: number }

/** Tracks a product list once it is displayed; returns the callback for a chosen product. */
export const useTrackedList = <Item extends ListedItem>({ name, items, from = 0 }: List<Item>): ((item: Item) => void) => {
  const tracker = useInjected(Tracker)
  useTrackedOnce(
    `${name}:${from}:${items.map(({ id }) => id).join()}`,
    () => [itemListEvent('view_item_list', { name, items, from })].filter((event) => event !== undefined),
  )
  return (item) => {
    const event = itemListEvent('select_item', { name, items: [item], from: from + items.indexOf(item) })
    if (event !== undefined) tracker.track(event)
  }
}
