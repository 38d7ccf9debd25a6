import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { CheckoutGateway } from './checkout-gateway.port.ts'

/** Chooses the shipping method. */
export type ChooseShipping = (key: string) => TaskEither<Failure, Cart>
export const ChooseShipping = token<ChooseShipping>('ChooseShipping')

export const makeChooseShipping =
  (deps: CartChangeDeps & { readonly checkout: CheckoutGateway }): ChooseShipping =>
  (key) => onCurrentCart(deps)((cartToken) => deps.checkout.chooseShipping(cartToken, key))
