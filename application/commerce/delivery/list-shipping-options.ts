import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { offeredShipping } from '../../../domain/delivery/offered-shipping.ts'
import { zero } from '../../../domain/money/money.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ShippingRepository } from './shipping-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

/** The shipping methods to a country: active, not midi, by key (Commerce §7). */
export type ListShippingOptions = UseCase<typeof deliveryContract.listShippingOptions>

export const makeListShippingOptions =
  (deps: { readonly shipping: ShippingRepository; readonly register: ShopRegister }): ListShippingOptions =>
  (at, { country }) => country === undefined ? TE.right([]) :
    pipe(
      deps.shipping.methods(country),
      TE.map((methods) => {
        const { currency } = deps.register.settings(at.brandChannel)
        return offeredShipping(methods, { country, weight: 0, itemsTotal: zero(currency) })
      }),
    )
