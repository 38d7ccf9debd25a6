import { useEffect, useEffectEvent } from 'react'
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

type MarkedList<Item> = List<Item> & {
  /** Products that the page marks as parts of the list, but displays elsewhere. */
  readonly others?: readonly Item[]
}

/** The same for a list that the page marks with `data-list`: its links name their products with `data-product`. */
export const useMarkedList = <Item extends ListedItem>({ others = [], ...list }: MarkedList<Item>): void => {
  const select = useTrackedList(list)
  const follow = useEffectEvent(({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-product]') : null
    if (link?.closest<HTMLElement>('[data-list]')?.dataset['list'] !== list.name) return
    const item = [...list.items, ...others].find(({ id }) => String(id) === link.dataset['product'])
    if (item !== undefined) select(item)
  })
  useEffect(() => {
    const press = (event: MouseEvent): void => { follow(event) }
    document.addEventListener('click', press)
    return () => { document.removeEventListener('click', press) }
  }, [])
}
