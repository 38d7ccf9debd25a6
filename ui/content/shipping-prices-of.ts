import * as E from 'fp-ts/lib/Either.js'
import { ListShippingPrices, type ShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import type { Injector } from '../binding/injector.ts'

/** Current shipping prices; optional. */
export const shippingPricesOf = async (injector: Injector): Promise<readonly ShippingPrices[]> => {
  const prices = await injector.get(ListShippingPrices)(shopCountries(injector.get(CurrentShop).extraCountries))()
  return E.isRight(prices) ? prices.right : []
}
