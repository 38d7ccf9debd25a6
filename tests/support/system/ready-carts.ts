import type { RequestedItem } from '../../../application/contract/cart.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import { value } from '../outcome.ts'
import { aTypedAddress } from '../builders/address.ts'
import { made } from '../builders/made.ts'
import type { ListeningShop } from './open-listening-shop.ts'
import { GUEST } from '../commerce.ts'

export type ReadyCartInput = {
  readonly items: readonly RequestedItem[]
  readonly coupon?: string
  readonly email?: string
  readonly shipping?: string
}

/** A cart that is ready to be ordered, filled and checked out by the shop itself. */
export const readyCart = async ({ commerce }: ListeningShop, input: ReadyCartInput): Promise<Cart> => {
  const { token } = await value(commerce.shop(GUEST).cart.createCart({}))
  const { cart, checkout } = commerce.shop({ ...GUEST, from: token })
  await value(cart.addToCart({ token, items: input.items }))
  await value(checkout.updateOrder({ token, change: { _tag: 'Email', email: input.email ?? 'erika@example.ch' } }))
  await value(checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: { billing: aTypedAddress() } } }))
  await value(checkout.updateShippingMethod({ token, key: input.shipping ?? 'swisspost_a_post_parcel' }))
  if (input.coupon !== undefined) await value(checkout.updateOrder({ token, change: { _tag: 'Coupon', code: input.coupon } }))
  return value(checkout.updatePaymentMethod({ token, method: 'prepayment' }))
}

const copyOf = ({ storage }: ListeningShop, { id: _id, ...cart }: Cart): Promise<Cart> =>
  value(storage.carts.put({ ...cart, token: made(makeCartToken(randomTokens.make())) }))

/** Carts of as many buyers: those with the same items are copies of one cart, each with its own token. */
export const readyCarts = async (
  shop: ListeningShop,
  buyers: number,
  inputOf: (buyer: number) => ReadyCartInput,
): Promise<readonly Cart[]> => {
  const filled = new Map<string, Cart>()
  const carts: Cart[] = []
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const input = inputOf(buyer)
    const key = JSON.stringify(input)
    const template = filled.get(key)
    const cart = template === undefined ? await readyCart(shop, input) : await copyOf(shop, template)
    if (template === undefined) filled.set(key, cart)
    carts.push(cart)
  }
  return carts
}
