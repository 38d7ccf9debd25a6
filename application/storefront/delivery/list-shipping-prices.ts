import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { inShippingOrder } from '../../../domain/delivery/shipping-order.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'

/** The shipping methods to a country, with their prices. */
export type ShippingPrices = { readonly country: Country; readonly methods: readonly ShippingOption[] }

/** Shipping prices by country, for visitors without a cart (Commerce §7); a country without a shipping method is left out. */
export type ListShippingPrices = (countries: readonly Country[]) => TE.TaskEither<Failure, readonly ShippingPrices[]>
export const ListShippingPrices = token<ListShippingPrices>('ListShippingPrices')

const inOrder = (country: Country) => (methods: readonly ShippingOption[]): ShippingPrices => (
  { country, methods: inShippingOrder(methods) }
)

export const makeListShippingPrices =
  ({ shop }: { readonly shop: Pick<Shop, 'delivery'> }): ListShippingPrices =>
  (countries) =>
    pipe(
      countries,
      TE.traverseArray((country) => pipe(shop.delivery.listShippingOptions({ country }), TE.map(inOrder(country)))),
      TE.map((all) => all.filter(({ methods }) => methods.length > 0)),
    )
