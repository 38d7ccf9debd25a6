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
 * The customer's cart afterwards. `renamed` is the token under which it was kept until now, `merged` the token of a cart whose goods
 * went into it: neither opens anything any more.
 */
export type CartsAfterSignIn = { readonly own?: Cart; readonly renamed?: CartToken; readonly merged?: CartToken }

export type SignIn = {
  readonly owner: AccountId
  /** Used for a cart that becomes the customer's: whoever knew the guest's token knows nothing of it afterwards. */
  readonly newToken: CartToken
  /** The browser that signs in. */
  readonly browser?: BrowserMark | undefined
  readonly maximumOf: (productId: ProductId) => number
}

const usableBy = (owner: AccountId, cart: Cart | undefined): Cart | undefined =>
  cart !== undefined && isUsable(cart) && mayUseCart(cart, owner) ? cart : undefined

/** What another browser typed of a person falls off; what was typed here stays, but an invoice was granted to somebody else. */
const personKept = (brought: Cart, { browser }: SignIn): Cart => {
  if (!isTypedHere(brought, browser)) return withoutPerson(brought)
  const { typedBy: _typedBy, ...cart } = brought
  return withoutPersonalPayment(cart)
}

/** A guest's cart becomes the customer's, under a new token. */
const adopted = (brought: Cart, signIn: SignIn): CartsAfterSignIn =>
  brought.accountId === signIn.owner
    ? { own: brought }
    : { own: { ...personKept(brought, signIn), accountId: signIn.owner, token: signIn.newToken }, renamed: brought.token }

/**
 * What becomes of two carts when their shopper signs in: all goods lie in the customer's own cart afterwards, and there is no
 * other one any more, so that nothing is lost and nothing counts twice. Without an own cart the one at hand becomes it.
 */
export const cartsAtSignIn = (carts: Carts, signIn: SignIn): CartsAfterSignIn => {
  const own = usableBy(signIn.owner, carts.own)
  const brought = usableBy(signIn.owner, carts.brought)
  if (own === undefined) return brought === undefined ? {} : adopted(brought, signIn)
  if (brought === undefined || brought.token === own.token) return { own }
  if (own.brandChannel !== brought.brandChannel) return adopted(brought, signIn)
  return { own: mergeCarts(own, personKept(brought, signIn), signIn.maximumOf), merged: brought.token }
}
