import * as E from 'fp-ts/lib/Either.js'
import { EstimateShipping } from '../../application/storefront/checkout/estimate-shipping.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { makeCountry, shopCountries, type Country } from '../../domain/shop/country.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { toShippingChoice, type ShippingChoice } from '../delivery/shipping-choice.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'

/** How a cart could travel to a country, or why nobody can say. */
export type ShippingEstimate = {
  readonly country: Country
  readonly choices: readonly ShippingChoice[]
  readonly problem?: Message
}

/** What the address of the page asks for; a country the shop does not know asks for nothing. */
export const askEstimate = async (injector: Injector, address: URL, locale: Locale): Promise<ShippingEstimate | undefined> => {
  const countries = shopCountries(injector.get(CurrentShop).extraCountries)
  const asked = makeCountry(address.searchParams.get('country') ?? '', countries)
  if (E.isLeft(asked)) return undefined
  const country = asked.right
  const answer = await injector.get(EstimateShipping)(country)()
  return E.isLeft(answer)
    ? { country, choices: [], problem: refusalMessage(answer.left, locale) }
    : { country, choices: answer.right.map(toShippingChoice) }
}
