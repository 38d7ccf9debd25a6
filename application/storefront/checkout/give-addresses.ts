import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { CheckoutGateway, TypedAddress } from './checkout-gateway.port.ts'

/** Tells the shop who pays and where the parcel goes; without `shipping` it goes to the billing address. */
export type GiveAddresses = (addresses: {
  readonly billing: TypedAddress
  readonly shipping?: TypedAddress
}) => TaskEither<Failure, Cart>
export const GiveAddresses = token<GiveAddresses>('GiveAddresses')

export const makeGiveAddresses =
  (deps: CartChangeDeps & { readonly checkout: CheckoutGateway }): GiveAddresses =>
  (addresses) => onCurrentCart(deps)((cartToken) => deps.checkout.giveAddresses(cartToken, addresses))
