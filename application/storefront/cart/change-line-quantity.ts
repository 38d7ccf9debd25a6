import type { TaskEither } from 'fp-ts/TaskEither'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartGateway } from './cart-gateway.port.ts'
import { onCurrentCart, type CartChangeDeps } from './on-current-cart.ts'

/** Sets how many packs a line holds. The shop checks its stock before it agrees (Commerce §5). */
export type ChangeLineQuantity = (lineId: string, quantity: number) => TaskEither<Failure, Cart>
export const ChangeLineQuantity = token<ChangeLineQuantity>('ChangeLineQuantity')

export const makeChangeLineQuantity =
  (deps: CartChangeDeps & { readonly carts: CartGateway }): ChangeLineQuantity =>
  (lineId, quantity) => onCurrentCart(deps)((cartToken) => deps.carts.changeQuantity(cartToken, lineId, quantity))
