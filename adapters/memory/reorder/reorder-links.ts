import * as E from 'fp-ts/lib/Either.js'
import type { ReorderLinks } from '../../../application/commerce/reorder/reorder-links.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openReorderLinks = ({ reorderLinks, orders }: ShopState): ReorderLinks => ({
  orderOf: (token, now) =>
    atOnce(() => {
      const [orderToken] = [...reorderLinks].find(([, link]) => link.token === token && link.endsAt > now) ?? []
      return E.right(orderToken === undefined ? undefined : orders.get(orderToken))
    }),
})
