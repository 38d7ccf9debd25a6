import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'

/** Shipping prices before there is a cart, through the API. */
export interface ShippingPricesGateway {
  /** The shipping methods to a country with their prices; none if the shop does not ship there. */
  readonly to: (country: Country) => TaskEither<Failure, readonly ShippingOption[]>
}
export const ShippingPricesGateway = token<ShippingPricesGateway>('ShippingPricesGateway')
