import type { HeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { CartToken } from '../../domain/cart/cart.ts'
import { value } from '../support/outcome.ts'
import { GUEST } from '../support/commerce.ts'
import { openOperations } from '../../application/commerce/operations.ts'

/** The link in the mail about an abandoned cart: created by the shop, never by the shopper. */
export const linkTo = async ({ ports }: HeadlessShop, cart: CartToken | undefined): Promise<string> => {
  if (cart === undefined) throw new Error('There is no cart to link to')
  const { accountId } = await value(ports.carts.cart(cart))
  return value(openOperations(ports, ports).cart.createCartLink({ ...GUEST, owner: accountId }, { token: cart }))
}
