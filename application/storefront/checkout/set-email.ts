import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { CheckoutGateway } from './checkout-gateway.port.ts'

/** Sets the e-mail address; the cart moves on to the address step (decision A69). */
export type SetEmail = (email: string) => TaskEither<Failure, Cart>
export const SetEmail = token<SetEmail>('SetEmail')

export const makeSetEmail =
  (deps: CartChangeDeps & { readonly checkout: CheckoutGateway }): SetEmail =>
  (email) => onCurrentCart(deps)((cartToken) => deps.checkout.setEmail(cartToken, email))
