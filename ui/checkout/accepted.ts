import * as E from 'fp-ts/lib/Either.js'
import { ListPaymentMethods } from '../../application/storefront/checkout/list-payment-methods.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { inPaymentOrder } from '../../domain/payment/payment-order.ts'
import { shopCountries, type Country } from '../../domain/shop/country.ts'
import type { Injector } from '../binding/injector.ts'

/** What the shop states when an order begins: how one can pay, and where it delivers to. */
export type Accepted = { readonly methods: readonly PaymentMethod[]; readonly countries: readonly Country[] }

/** Without an answer the payment step names the methods; the order goes on. */
export const acceptedIn = async (injector: Injector): Promise<Accepted> => {
  const { country, extraCountries } = injector.get(CurrentShop)
  const listed = await injector.get(ListPaymentMethods)({ appleSession: true })()
  return { methods: E.isRight(listed) ? inPaymentOrder(listed.right, country) : [], countries: shopCountries(extraCountries) }
}
