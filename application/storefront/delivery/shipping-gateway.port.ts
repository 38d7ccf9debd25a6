import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'

/** How the shop ships to a country, for everybody to read before there is a cart (Commerce §7). */
export interface ShippingGateway {
  readonly options: (country: Country) => TaskEither<Failure, readonly ShippingOption[]>
}
export const ShippingGateway = token<ShippingGateway>('ShippingGateway')
