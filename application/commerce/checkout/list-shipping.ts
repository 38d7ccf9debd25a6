import type { TaskEither } from 'fp-ts/TaskEither'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { token } from '../../token.ts'
import type { At } from '../shop/at.ts'

/** The ways the shop ships to a country: active, not midi, by key (Commerce §7). */
export type ListShipping = (country: Country, at: At) => TaskEither<Failure, readonly ShippingOption[]>
export const ListShipping = token<ListShipping>('ListShipping')
