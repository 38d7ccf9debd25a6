import * as E from 'fp-ts/lib/Either.js'
import type { CartLinks } from '../../../application/commerce/cart/cart-links.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openCartLinks = ({ cartLinks }: ShopState): CartLinks => ({
  store: ({ token, ...link }) =>
    atOnce(() => {
      cartLinks.set(token, link)
      return E.right(undefined)
    }),
  cartOf: (token, now) =>
    atOnce(() => {
      const link = cartLinks.get(token)
      return E.right(link !== undefined && link.endsAt > now ? link.cartToken : undefined)
    }),
})
