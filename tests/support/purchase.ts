import type { RequestedItem } from '../../application/contract/cart.ts'
import type { Cart, CartToken } from '../../domain/cart/cart.ts'
import type { Order } from '../../domain/order/order.ts'
import type { LensOption } from '../../domain/prescription/lens-option.ts'
import { aTypedAddress } from './builders/address.ts'
import { aCatalogue } from './builders/catalogue.ts'
import { aPriceEntry } from './builders/price-entry.ts'
import { aProduct } from './builders/product.ts'
import { aShippingMethod } from './builders/shipping-method.ts'
import { aSolution } from './builders/solution.ts'
import { aStockRow } from './builders/stock-row.ts'
import { GUEST } from './commerce.ts'
import type { UseCases } from './commerce.ts'
import { value } from './outcome.ts'

export const LENS = aProduct({ id: 1001, title: 'Biofinity' })
export const SOLUTION = aSolution({ id: 2001 })
export const MINUS_TWO: LensOption = { sphere: -2.25, radius: 8.6, diameter: 14 }

/** A lens at 50.00 and a bottle at 12.00, both in stock, and a parcel for 7.90. */
export const usualCatalogue = (stated: Parameters<typeof aCatalogue>[0] = {}) =>
  aCatalogue({
    products: [LENS, SOLUTION],
    prices: [aPriceEntry({ productId: 1001, current: 5000 }), aPriceEntry({ productId: 2001, current: 1200 })],
    stock: [aStockRow(LENS, { option: MINUS_TWO }), aStockRow(SOLUTION)],
    shippingMethods: [aShippingMethod(), aShippingMethod({ key: 'dhl', country: 'DE' })],
    ...stated,
  })

export const lensItem = (stated: Partial<RequestedItem> = {}): RequestedItem => ({
  productId: LENS.id, eye: 'right', option: MINUS_TWO, quantity: 1, ...stated,
})

/** A new cart with these items; its token. */
export const filledCart = async (shop: UseCases, items: readonly RequestedItem[] = [lensItem()]): Promise<CartToken> => {
  const { token } = await value(shop.createCart(GUEST, {}))
  await value(shop.addToCart(GUEST, { token, items }))
  return token
}

/** The steps of a guest up to and including the named one. */
export const checkOutTo = async (
  shop: UseCases,
  step: 'email' | 'address' | 'shipping' | 'payment',
  { items, method = 'visa' }: { readonly items?: readonly RequestedItem[]; readonly method?: string } = {},
): Promise<Cart> => {
  const token = await filledCart(shop, items)
  const steps = [
    () => value(shop.setEmail(token, 'erika@example.ch')),
    () => value(shop.setAddresses(token, { billing: aTypedAddress() })),
    () => value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' })),
    () => value(shop.updatePaymentMethod(GUEST, { token, method })),
  ]
  for (const take of steps.slice(0, ['email', 'address', 'shipping', 'payment'].indexOf(step) + 1)) await take()
  return value(shop.getCart(GUEST, { token }))
}

/** A guest's whole purchase up to the order. */
export const placeOrder = async (shop: UseCases, method = 'visa'): Promise<Order> => {
  const cart = await checkOutTo(shop, 'payment', { method })
  return value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: cart.totals.total }))
}
