import type { CartLinkToken } from '../../domain/cart/cart-link.ts'
import type { Cart, CartToken, LineInput } from '../../domain/cart/cart.ts'
import { none, operation, type } from './operation.ts'
import { LENS_VALUES, OPEN_CART, PACKS, TAKES_CART } from './shared-refusals.ts'

/** An item to be added. The shop sets the price: `fk` may select a special one, `priceChannel` is ignored. */
export type RequestedItem = Omit<LineInput, 'quantity'> & { readonly quantity: unknown; readonly priceChannel?: string }
export type NewItem = RequestedItem & { readonly quantity: number }

type OfCart = { readonly token: CartToken }
type OfItem = OfCart & { readonly itemId: string }

/** A cart from its first item to the checkout. Each answer is the whole cart, which replaces the visitor's copy. */
export const cartContract = {
  /** Without an owner a new one; a signed-in customer gets their own. */
  createCart: operation({ input: none, output: type<Cart>(), refusals: TAKES_CART, permission: 'visitor' }),
  getCart: operation({ input: type<OfCart>(), output: type<Cart>(), refusals: ['NotFound'], permission: 'cart token' }),
  /** All items or none; a request with the same `key` is carried out once. */
  addToCart: operation({
    input: type<OfCart & { readonly items: readonly RequestedItem[]; readonly key?: string }>(), output: type<Cart>(),
    refusals: [...OPEN_CART, 'Discontinued', 'SaleStopped', 'NotForSale', ...LENS_VALUES, ...PACKS, 'StopOrder', 'KeyReused'],
    permission: 'cart token',
  }),
  updateCartQuantity: operation({
    input: type<OfItem & { readonly quantity: unknown }>(), output: type<Cart>(), refusals: [...OPEN_CART, ...PACKS, 'StopOrder'],
    permission: 'cart token',
  }),
  removeFromCart: operation({ input: type<OfItem>(), output: type<Cart>(), refusals: OPEN_CART, permission: 'cart token' }),
  optOutOfProducts: operation({ input: type<OfCart>(), output: type<Cart>(), refusals: OPEN_CART, permission: 'cart token' }),
  createCartLink: operation({
    input: type<OfCart>(), output: type<CartLinkToken>(), refusals: [...OPEN_CART, 'CartEmpty'], permission: 'cart token',
  }),
  mergeAbandonedCart: operation({
    input: type<{ readonly abandoned: CartLinkToken; readonly latest: CartToken }>(), output: type<Cart>(),
    refusals: [...OPEN_CART, 'CartEmpty'], permission: 'cart link',
  }),
  setCurrentCart: operation({
    input: type<{ readonly link: CartLinkToken; readonly latest?: CartToken }>(), output: type<Cart>(),
    refusals: [...OPEN_CART, ...TAKES_CART, 'CartEmpty'], permission: 'cart link',
  }),
}
