import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { ChangeCart } from '../cart/change-cart.ts'
import type { Shop } from '../shop/shop.ts'

/** Applies a coupon to the visitor's cart; an invalid code is not sent (Commerce §5). */
export type ApplyCoupon = (code: string) => TE.TaskEither<Failure, Cart>
export const ApplyCoupon = token<ApplyCoupon>('ApplyCoupon')

export const makeApplyCoupon =
  ({ shop, changeCart }: { readonly shop: Pick<Shop, 'checkout'>; readonly changeCart: ChangeCart }): ApplyCoupon =>
  (text) =>
    pipe(
      TE.fromEither<Failure, string>(makeCouponCode(text)),
      TE.flatMap((code) => changeCart((cartToken) =>
        shop.checkout.updateOrder({ token: cartToken, change: { _tag: 'Coupon', code } }))),
    )
