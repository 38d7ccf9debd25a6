import * as E from 'fp-ts/lib/Either.js'
import type { ReorderLinks } from '../../../application/commerce/reorder/reorder-links.port.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openReorderLinks = ({ reorderLinks, orders }: ShopState): ReorderLinks => ({
  orderOf: (token, now) =>
    atomically(() => {
      const [orderToken] = [...reorderLinks].find(([, link]) => link.token === token && link.endsAt > now) ?? []
      return E.right(orderToken === undefined ? undefined : orders.get(orderToken))
    }),
})
