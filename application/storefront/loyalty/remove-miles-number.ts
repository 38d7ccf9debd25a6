import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { PromotionGateway } from '../coupon/promotion-gateway.port.ts'

/** Removes the Miles & More number from the visitor's cart. */
export type RemoveMilesNumber = () => TaskEither<Failure, Cart>
export const RemoveMilesNumber = token<RemoveMilesNumber>('RemoveMilesNumber')

export const makeRemoveMilesNumber =
  (deps: CartChangeDeps & { readonly promotions: PromotionGateway }): RemoveMilesNumber =>
  () => onCurrentCart(deps)((cartToken) => deps.promotions.removeMilesNumber(cartToken))
