import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { onRememberedCart } from '../cart/on-remembered-cart.ts'
import type { CartShippingOption, CheckoutGateway } from './checkout-gateway.port.ts'

/** The shipping methods of the visitor's cart, with price and arrival. */
export type ListShippingOptions = () => TaskEither<Failure, readonly CartShippingOption[]>
export const ListShippingOptions = token<ListShippingOptions>('ListShippingOptions')

export const makeListShippingOptions =
  (deps: { readonly checkout: CheckoutGateway; readonly keeper: CartTokenKeeper }): ListShippingOptions =>
  () => onRememberedCart(deps.keeper)(deps.checkout.shippingOptions)
