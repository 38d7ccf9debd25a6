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

type Carts = { readonly own?: Cart; readonly brought?: Cart }

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
const withAllowedPerson = (brought: Cart, { browser }: SignIn): Cart => {
  if (!isTypedHere(brought, browser)) return withoutPerson(brought)
  const { typedBy: _typedBy, ...cart } = brought
  return withoutPersonalPayment(cart)
}

/** A guest's cart becomes the customer's, under a new token. */
const adopted = (brought: Cart, signIn: SignIn): CartsAfterSignIn =>
  brought.accountId === signIn.owner
    ? { own: brought }
    : { own: { ...withAllowedPerson(brought, signIn), accountId: signIn.owner, token: signIn.newToken }, renamed: brought.token }

/**
 * Merges two carts at sign-in: all items end up in the customer's own cart and the other cart is gone, so that nothing is lost and
 * nothing counts twice. Without an own cart the current one becomes it.
 */
export const cartsAtSignIn = (carts: Carts, signIn: SignIn): CartsAfterSignIn => {
  const own = usableBy(signIn.owner, carts.own)
  const brought = usableBy(signIn.owner, carts.brought)
  if (own === undefined) return brought === undefined ? {} : adopted(brought, signIn)
  if (brought === undefined || brought.token === own.token) return { own }
  if (own.brandChannel !== brought.brandChannel) return adopted(brought, signIn)
  return { own: mergeCarts(own, withAllowedPerson(brought, signIn), signIn.maximumOf), merged: brought.token }
}
