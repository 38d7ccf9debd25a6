import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { toCheckoutData } from '../../ui/checkout/checkout-data.ts'
import type { CheckoutData } from '../../ui/checkout/checkout-data.ts'
import { toShippingChoice } from '../../ui/delivery/shipping-choice.ts'
import type { ShippingChoice } from '../../ui/delivery/shipping-choice.ts'
import { openFilledCart } from '../cart/fill-cart.ts'
import type { Scene } from '../decorators/scene.ts'

export const ANNA = {
  salutation: '2', firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002',
  city: 'Zürich', countryCode: 'CH', phoneNumber: '079 123 45 67',
}

export type OpenCheckout = {
  readonly cart: Cart
  readonly checkout: CheckoutData
  readonly choices: readonly ShippingChoice[]
}

/** A checkout of the demo shop that has reached the payment step. */
export const openCheckout = async (scene: Scene): Promise<OpenCheckout> => {
  const { visitor } = await openFilledCart(scene)
  await visitor.setEmail('anna.keller@example.ch')
  await visitor.setAddresses({ billing: ANNA })
  const offered = await visitor.listShippingOptions()
  const cart = await visitor.chooseShipping(offered[0]?.key ?? '')
  return {
    cart,
    checkout: toCheckoutData(cart, scene.locale, visitor.injector.get(CurrentShop)),
    choices: offered.map(toShippingChoice(scene.locale)),
  }
}
