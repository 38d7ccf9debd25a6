import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { NewItem } from '../../contract/cart.ts'
import type { RequestKeys } from '../shop/request-keys.port.ts'
import type { CartStore } from './cart-store.ts'

type Pending = { readonly key: string; readonly items: string; readonly seen: Cart | undefined }

/**
 * Gives each addition a key. After a lost response the items may be in the cart or not: the same addition, repeated before the cart was
 * loaded again, keeps its key, so that nothing is added twice.
 */
export const openAdditionKeys = ({ additions, store }: { readonly additions: RequestKeys; readonly store: CartStore }) => {
  let pending: Pending | undefined
  const isRepeated = (items: string): boolean =>
    pending !== undefined && pending.items === items && pending.seen === store.view().cart
  return {
    keyOf: (added: readonly NewItem[]): string => {
      const items = JSON.stringify(added)
      const key = isRepeated(items) && pending !== undefined ? pending.key : additions.make()
      pending = { key, items, seen: store.view().cart }
      return key
    },
    failed: ({ _tag }: Failure): void => { if (_tag !== 'ServiceUnavailable') pending = undefined },
    responded: (): void => { pending = undefined },
  }
}
