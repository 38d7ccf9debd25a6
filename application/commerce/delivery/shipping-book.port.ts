import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'

/** The ways the shop ships, all of them: what is offered is decided by the domain. */
export interface ShippingBook {
  readonly methods: (country: Country) => TaskEither<ServiceUnavailable, readonly ShippingMethod[]>
}
