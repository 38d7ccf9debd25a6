import type { TaskEither } from 'fp-ts/TaskEither'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { token } from '../../token.ts'

/** A way to ship one cart, with the days on which its slowest line would arrive. */
export type DatedShippingOption = ShippingOption & { readonly arrival?: ArrivalRange }

/** The ways to ship this cart to its address (Commerce §7). */
export type ListCartShipping = (cartToken: CartToken) => TaskEither<Failure, readonly DatedShippingOption[]>
export const ListCartShipping = token<ListCartShipping>('ListCartShipping')
