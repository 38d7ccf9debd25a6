import { useEffect, useRef } from 'react'
import { Tracker } from '../../application/storefront/tracking/tracker.port.ts'
import { itemListEvent } from '../../domain/tracking/item-list-event.ts'
import type { ListedItem } from '../../domain/tracking/tracked-item.ts'
import { useConsent } from './use-consent.ts'
import { useInjected } from '../binding/use-injected.ts'

type List<Item> = { readonly name: string; readonly items: readonly Item[]; readonly from?: number }

/** Measures a list of products once it is seen; answers what to call when one of them is chosen. */
export const useTrackedList = <Item extends ListedItem>({ name, items, from = 0 }: List<Item>): ((item: Item) => void) => {
  const tracker = useInjected(Tracker)
  const { consent } = useConsent()
  const tracked = useRef('')
  const key = `${name}:${from}:${items.map(({ id }) => id).join()}`
  useEffect(() => {
    const event = itemListEvent('view_item_list', { name, items, from })
    if (event !== undefined && tracked.current !== key && tracker.track(event)) tracked.current = key
  }, [tracker, consent, key, name, items, from])
  return (item) => {
    const event = itemListEvent('select_item', { name, items: [item], from: from + items.indexOf(item) })
    if (event !== undefined) tracker.track(event)
  }
}
