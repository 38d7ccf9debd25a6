import * as E from 'fp-ts/lib/Either.js'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { makeCountry, shopCountries, type Country } from '../../domain/shop/country.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { toShippingChoice, type ShippingChoice } from '../delivery/shipping-choice.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'

/** The shipping methods for a country, or why they are unknown. */
export type ShippingEstimate = {
  /** Absent if the country is unknown. */
  readonly country?: Country
  readonly choices: readonly ShippingChoice[]
  readonly problem?: Message
}

const UNKNOWN: ShippingEstimate = { choices: [], problem: { id: 'shipping.estimate.unknown', values: {} } }

/** The estimate for the country in the address; none without a country. */
export const loadEstimate = async (
  injector: Injector, { token }: Cart, { address, locale }: { readonly address: URL; readonly locale: Locale },
): Promise<ShippingEstimate | undefined> => {
  const text = address.searchParams.get('country')
  if (text === null || text === '') return undefined
  const parsed = makeCountry(text, shopCountries(injector.get(CurrentShop).extraCountries))
  if (E.isLeft(parsed)) return UNKNOWN
  const country = parsed.right
  const result = await injector.get(Shop).checkout.estimateCartShipping({ token, country })()
  return E.isLeft(result)
    ? { country, choices: [], problem: refusalMessage(result.left, locale) }
    : { country, choices: result.right.map(toShippingChoice(locale)) }
}
