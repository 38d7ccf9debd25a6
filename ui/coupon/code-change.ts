import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { ChangeCart } from '../../application/storefront/cart/change-cart.ts'
import { ApplyCoupon } from '../../application/storefront/coupon/apply-coupon.ts'
import { SetMilesNumber } from '../../application/storefront/loyalty/set-miles-number.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Injector } from '../binding/injector.ts'

/** The changes of codes, as the forms name them. */
export const CODE_CHANGES = ['applyCoupon', 'removeCoupon', 'giveMiles', 'removeMiles'] as const
export type CodeChange = (typeof CODE_CHANGES)[number]

export const isCodeChange = (intent: string | undefined): intent is CodeChange =>
  CODE_CHANGES.some((change) => change === intent)

/** The code that a change is about. */
export const codeOf = (change: CodeChange): 'coupon' | 'miles' =>
  change === 'applyCoupon' || change === 'removeCoupon' ? 'coupon' : 'miles'

export const changeCode = (injector: Injector, change: CodeChange, typed: string): TaskEither<Failure, Cart> => {
  switch (change) {
    case 'applyCoupon':
      return injector.get(ApplyCoupon)(typed)
    case 'removeCoupon':
      return injector.get(ChangeCart)((token) => injector.get(Shop).checkout.deleteCouponCode({ token }))
    case 'giveMiles':
      return injector.get(SetMilesNumber)(typed)
    case 'removeMiles':
      return injector.get(ChangeCart)((token) => injector.get(Shop).checkout.deleteMilesAndMoreNumber({ token }))
  }
}
