import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { RequestKeys } from '../shop/request-keys.port.ts'
import type { NewItem } from './cart-gateway.port.ts'
import type { CartStore } from './cart-store.ts'

type Unanswered = { readonly name: string; readonly items: string; readonly seen: Cart | undefined }

/**
 * Names each addition. One whose answer got lost may lie in the cart or not: the same, pressed again before anybody saw the
 * cart anew, keeps its name, so that it cannot go in twice.
 */
export const openAdditionNaming = ({ additions, store }: { readonly additions: RequestKeys; readonly store: CartStore }) => {
  let unanswered: Unanswered | undefined
  const isPressedAgain = (items: string): boolean =>
    unanswered !== undefined && unanswered.items === items && unanswered.seen === store.view().cart
  return {
    nameOf: (asked: readonly NewItem[]): string => {
      const items = JSON.stringify(asked)
      const name = isPressedAgain(items) && unanswered !== undefined ? unanswered.name : additions.make()
      unanswered = { name, items, seen: store.view().cart }
      return name
    },
    failed: ({ _tag }: Failure): void => { if (_tag !== 'ServiceUnavailable') unanswered = undefined },
    answered: (): void => { unanswered = undefined },
  }
}
