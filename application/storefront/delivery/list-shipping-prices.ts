import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { inShippingOrder } from '../../../domain/delivery/shipping-order.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import type { ShippingPricesGateway } from './shipping-prices-gateway.port.ts'

/** The ways to ship to one country, each with its price. */
export type ShippingPrices = { readonly country: Country; readonly ways: readonly ShippingOption[] }

/** What shipping costs, country by country, for whoever has no cart yet (Commerce §7); a country without a way is left out. */
export type ListShippingPrices = (countries: readonly Country[]) => TE.TaskEither<Failure, readonly ShippingPrices[]>
export const ListShippingPrices = token<ListShippingPrices>('ListShippingPrices')

const inOrder = (country: Country) => (ways: readonly ShippingOption[]): ShippingPrices => ({ country, ways: inShippingOrder(ways) })

export const makeListShippingPrices =
  ({ prices }: { readonly prices: ShippingPricesGateway }): ListShippingPrices =>
  (countries) =>
    pipe(
      countries,
      TE.traverseArray((country) => pipe(prices.to(country), TE.map(inOrder(country)))),
      TE.map((all) => all.filter(({ ways }) => ways.length > 0)),
    )
