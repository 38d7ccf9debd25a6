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
  /** Absent where nobody knows which is meant. */
  readonly country?: Country
  readonly choices: readonly ShippingChoice[]
  readonly problem?: Message
}

const UNKNOWN: ShippingEstimate = { choices: [], problem: { id: 'shipping.estimate.unknown', values: {} } }

/** What the address of the page asks for; without a country, nothing. */
export const loadEstimate = async (injector: Injector, address: URL, locale: Locale): Promise<ShippingEstimate | undefined> => {
  const text = address.searchParams.get('country')
  if (text === null || text === '') return undefined
  const asked = makeCountry(text, shopCountries(injector.get(CurrentShop).extraCountries))
  if (E.isLeft(asked)) return UNKNOWN
  const country = asked.right
  const answer = await injector.get(EstimateShipping)(country)()
  return E.isLeft(answer)
    ? { country, choices: [], problem: refusalMessage(answer.left, locale) }
    : { country, choices: answer.right.map(toShippingChoice(locale)) }
}
