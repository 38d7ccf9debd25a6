import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'

/** What the far side says of shipping before there is a cart. */
export interface ShippingPricesGateway {
  /** Every way to a country, with its price; nothing where the shop does not ship to. */
  readonly to: (country: Country) => TaskEither<Failure, readonly ShippingOption[]>
}
export const ShippingPricesGateway = token<ShippingPricesGateway>('ShippingPricesGateway')
