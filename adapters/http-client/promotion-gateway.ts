import type { PromotionGateway } from '../../application/storefront/coupon/promotion-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpPromotions = ({ call }: { readonly call: Call }): PromotionGateway => ({
  applyCoupon: (token, code) => call(OPERATIONS.updateOrder, { path: { token }, body: { coupon_code: code } }),
  removeCoupon: (token) => call(OPERATIONS.deleteCouponCode, { path: { token } }),
  giveMilesNumber: (token, number) =>
    call(OPERATIONS.updateOrder, { path: { token }, body: { miles_and_more_number: number } }),
  removeMilesNumber: (token) => call(OPERATIONS.deleteMilesAndMoreNumber, { path: { token } }),
})
