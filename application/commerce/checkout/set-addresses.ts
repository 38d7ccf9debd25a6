import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Fields by their wire names: `first_name`, `postcode` … Anything may stand in them. */
export type RawAddress = Readonly<Record<string, unknown>>

/** Notes both addresses; without a shipping address the parcel goes to the billing address (Commerce §7). */
export type SetAddresses = (
  cartToken: CartToken,
  addresses: { readonly billing: RawAddress; readonly shipping?: RawAddress },
) => TaskEither<Failure, Cart>
export const SetAddresses = token<SetAddresses>('SetAddresses')
