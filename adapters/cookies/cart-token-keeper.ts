import type { CartTokenKeeper } from '../../application/storefront/cart/cart-token-keeper.port.ts'
import { isRight } from '../../domain/either.ts'
import { makeCartToken } from '../../domain/cart/cart-token.ts'
import type { CookieJar } from './cookie-jar.ts'
import { COOKIES } from './cookie-table.ts'

/** Stores the token of the visitor's cart (decision A66); an invalid token means no cart. */
export const makeCartTokenKeeper = (jar: CookieJar): CartTokenKeeper => ({
  read: () => jar.read(COOKIES.cart, (text) => {
    const token = makeCartToken(text)
    return isRight(token) ? token.right : undefined
  }),
  store: (token) => {
    jar.set(COOKIES.cart, token)
  },
  clear: () => {
    jar.remove(COOKIES.cart)
  },
})
