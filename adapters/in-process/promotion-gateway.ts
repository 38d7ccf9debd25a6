import type { RedeemCoupon } from '../../application/commerce/coupon/redeem-coupon.ts'
import type { WithdrawCoupon } from '../../application/commerce/coupon/withdraw-coupon.ts'
import type { ClearMilesNumber } from '../../application/commerce/loyalty/clear-miles-number.ts'
import type { SetMilesNumber } from '../../application/commerce/loyalty/set-miles-number.ts'
import type { PromotionGateway } from '../../application/storefront/coupon/promotion-gateway.port.ts'

type Deps = {
  readonly redeemCoupon: RedeemCoupon
  readonly withdrawCoupon: WithdrawCoupon
  readonly setMilesNumber: SetMilesNumber
  readonly clearMilesNumber: ClearMilesNumber
}

export const makeInProcessPromotions = (shop: Deps, from: string): PromotionGateway => ({
  applyCoupon: (cartToken, code) => shop.redeemCoupon(cartToken, code, from),
  removeCoupon: shop.withdrawCoupon,
  giveMilesNumber: shop.setMilesNumber,
  removeMilesNumber: shop.clearMilesNumber,
})
