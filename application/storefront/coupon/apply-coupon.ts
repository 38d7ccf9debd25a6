import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { onCurrentCart, type CartChangeDeps } from '../cart/on-current-cart.ts'
import type { PromotionGateway } from './promotion-gateway.port.ts'

/** Applies a coupon to the visitor's cart; an invalid code is not sent (Commerce §5). */
export type ApplyCoupon = (code: string) => TE.TaskEither<Failure, Cart>
export const ApplyCoupon = token<ApplyCoupon>('ApplyCoupon')

export const makeApplyCoupon =
  (deps: CartChangeDeps & { readonly promotions: PromotionGateway }): ApplyCoupon =>
  (text) =>
    pipe(
      TE.fromEither<Failure, string>(makeCouponCode(text)),
      TE.flatMap((code) => onCurrentCart(deps)((cartToken) => deps.promotions.applyCoupon(cartToken, code))),
    )
