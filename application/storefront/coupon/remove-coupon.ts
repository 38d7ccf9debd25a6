import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { PromotionGateway } from './promotion-gateway.port.ts'

/** Removes the coupon from the visitor's cart. */
export type RemoveCoupon = () => TaskEither<Failure, Cart>
export const RemoveCoupon = token<RemoveCoupon>('RemoveCoupon')

export const makeRemoveCoupon =
  (deps: CartChangeDeps & { readonly promotions: PromotionGateway }): RemoveCoupon =>
  () => onCurrentCart(deps)((cartToken) => deps.promotions.removeCoupon(cartToken))
