import type { Money } from '../money/money.ts'
import { itemCategories } from './item-categories.ts'
import { toTrackedAmount } from './tracked-amount.ts'
import type { TrackedItem } from './tracking-event.ts'

/** The measurable data of a listed product. */
export type ListedItem = {
  readonly id: number
  readonly title: string
  readonly brand: string
  readonly categoryPath: string
  readonly price: { readonly current: Money }
}

/** A product at its position in a named list (Commerce §9). */
export const toTrackedItem = ({ id, title, brand, categoryPath, price }: ListedItem, index: number, listName: string): TrackedItem => {
  const { amount, currency } = toTrackedAmount(price.current)
  return {
    item_id: String(id),
    item_name: title,
    item_brand: brand,
    price: amount,
    currency,
    index,
    item_list_name: listName,
    ...itemCategories(categoryPath),
  }
}
