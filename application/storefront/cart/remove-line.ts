import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartGateway } from './cart-gateway.port.ts'
import { onCurrentCart, type CartChangeDeps } from './on-current-cart.ts'

/** Removes a line from the cart; never refused for its stock. */
export type RemoveLine = (lineId: string) => TaskEither<Failure, Cart>
export const RemoveLine = token<RemoveLine>('RemoveLine')

export const makeRemoveLine =
  (deps: CartChangeDeps & { readonly carts: CartGateway }): RemoveLine =>
  (lineId) => onCurrentCart(deps)((cartToken) => deps.carts.removeLine(cartToken, lineId))
