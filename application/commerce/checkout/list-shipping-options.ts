import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { offeredShipping } from '../../../domain/delivery/offered-shipping.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import { zero } from '../../../domain/money/money.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { At } from '../shop/at.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ShippingRepository } from '../delivery/shipping-repository.port.ts'

/** The shipping methods to a country: active, not midi, by key (Commerce §7). */
export type ListShippingOptions = (country: Country, at: At) => TE.TaskEither<Failure, readonly ShippingOption[]>

export const makeListShippingOptions =
  (deps: { readonly shipping: ShippingRepository; readonly register: ShopRegister }): ListShippingOptions =>
  (country, at) =>
    pipe(
      deps.shipping.methods(country),
      TE.map((methods) => {
        const { currency } = deps.register.settings(at.brandChannel)
        return offeredShipping(methods, { country, weight: 0, itemsTotal: zero(currency) })
      }),
    )
