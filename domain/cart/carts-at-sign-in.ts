import type { AccountId } from '../customer/account-id.ts'
import type { ProductId } from '../product/product.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { Cart, CartToken } from './cart.ts'
import { mayUseCart } from './cart-access.ts'
import { isUsable } from './is-usable.ts'
import { mergeCarts } from './merge-carts.ts'
import { isTypedHere } from './typed-by.ts'
import { withoutPersonalPayment } from './withdraw-payment.ts'
import { withoutPerson } from './without-person.ts'

type Carts = { readonly own?: Cart; readonly guestCart?: Cart }

/**
 * The customer's cart after the sign-in. `renamed` is its former token, `merged` the token of a cart whose items were added to it:
 * neither is valid any more.
 */
export type CartsAfterSignIn = { readonly own?: Cart; readonly renamed?: CartToken; readonly merged?: CartToken }

export type SignIn = {
  readonly owner: AccountId
  /** The new token of a guest's cart that becomes the customer's: the former token must not give access to it. */
  readonly newToken: CartToken
  /** The browser that signs in. */
  readonly browser?: BrowserMark | undefined
  readonly maximumOf: (productId: ProductId) => number
}

const usableBy = (owner: AccountId, cart: Cart | undefined): Cart | undefined =>
  cart !== undefined && isUsable(cart) && mayUseCart(cart, owner) ? cart : undefined

/** Personal data entered in another browser is removed; data entered here stays, except for the invoice granted to the guest. */
const withAllowedPerson = (guestCart: Cart, { browser }: SignIn): Cart => {
  if (!isTypedHere(guestCart, browser)) return withoutPerson(guestCart)
  const { typedBy: _typedBy, ...cart } = guestCart
  return withoutPersonalPayment(cart)
}

/** The guest's cart becomes the customer's, under a new token. */
const adopted = (guestCart: Cart, signIn: SignIn): CartsAfterSignIn =>
  guestCart.accountId === signIn.owner
    ? { own: guestCart }
    : { own: { ...withAllowedPerson(guestCart, signIn), accountId: signIn.owner, token: signIn.newToken }, renamed: guestCart.token }

/**
 * Merges two carts at sign-in: all items end up in the customer's own cart and the other cart is removed, so that nothing is lost and
 * nothing counts twice. Without an own cart the current one becomes it.
 */
export const cartsAtSignIn = (carts: Carts, signIn: SignIn): CartsAfterSignIn => {
  const own = usableBy(signIn.owner, carts.own)
  const guestCart = usableBy(signIn.owner, carts.guestCart)
  if (own === undefined) return guestCart === undefined ? {} : adopted(guestCart, signIn)
  if (guestCart === undefined || guestCart.token === own.token) return { own }
  if (own.brandChannel !== guestCart.brandChannel) return adopted(guestCart, signIn)
  return { own: mergeCarts(own, withAllowedPerson(guestCart, signIn), signIn.maximumOf), merged: guestCart.token }
}
