import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'

/** All shipping methods of the shop; the domain decides which are offered. */
export interface ShippingRepository {
  readonly methods: (country: Country) => TaskEither<ServiceUnavailable, readonly ShippingMethod[]>
}
