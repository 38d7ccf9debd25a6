import * as E from 'fp-ts/lib/Either.js'
import type { CartLinks } from '../../../application/commerce/cart/cart-links.port.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openCartLinks = ({ cartLinks }: ShopState): CartLinks => ({
  store: ({ token, ...link }) =>
    atomically(() => {
      cartLinks.set(token, link)
      return E.right(undefined)
    }),
  cartOf: (token, now) =>
    atomically(() => {
      const link = cartLinks.get(token)
      return E.right(link !== undefined && link.endsAt > now ? link.cartToken : undefined)
    }),
})
