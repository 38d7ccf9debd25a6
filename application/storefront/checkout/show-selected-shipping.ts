import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { onRememberedCart } from '../cart/on-remembered-cart.ts'
import type { CartShippingOption, CheckoutGateway } from './checkout-gateway.port.ts'

/** The chosen shipping method of the visitor's cart, with the days of arrival. */
export type ShowSelectedShipping = () => TaskEither<Failure, CartShippingOption | undefined>
export const ShowSelectedShipping = token<ShowSelectedShipping>('ShowSelectedShipping')

export const makeShowSelectedShipping =
  (deps: { readonly checkout: CheckoutGateway; readonly keeper: CartTokenKeeper }): ShowSelectedShipping =>
  () => onRememberedCart(deps.keeper)(deps.checkout.selectedShipping)
