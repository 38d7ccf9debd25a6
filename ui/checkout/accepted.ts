import * as E from 'fp-ts/lib/Either.js'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { inPaymentOrder } from '../../domain/payment/payment-order.ts'
import { shopCountries, type Country } from '../../domain/shop/country.ts'
import type { Injector } from '../binding/injector.ts'

/** What the shop states when an order begins: accepted payment methods and delivery countries. */
export type Accepted = { readonly methods: readonly PaymentMethod[]; readonly countries: readonly Country[] }

/** If the methods cannot be loaded, the payment step names them; the order continues. */
export const acceptedIn = async (injector: Injector, { token }: Cart): Promise<Accepted> => {
  const { country, extraCountries } = injector.get(CurrentShop)
  const listed = await injector.get(Shop).checkout.getPaymentMethods({ token })()
  return { methods: E.isRight(listed) ? inPaymentOrder(listed.right, country) : [], countries: shopCountries(extraCountries) }
}
