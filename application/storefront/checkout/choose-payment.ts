import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { CheckoutGateway } from './checkout-gateway.port.ts'

/** Chooses the payment method. */
export type ChoosePayment = (method: string) => TaskEither<Failure, Cart>
export const ChoosePayment = token<ChoosePayment>('ChoosePayment')

export const makeChoosePayment =
  (deps: CartChangeDeps & { readonly checkout: CheckoutGateway }): ChoosePayment =>
  (method) => onCurrentCart(deps)((cartToken) => deps.checkout.choosePayment(cartToken, method))
