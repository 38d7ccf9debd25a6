import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { couponLines } from '../../../domain/coupon/judge-coupon.ts'
import { promotionShares } from '../../../domain/coupon/promotion-shares.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { zero } from '../../../domain/money/money.ts'
import type { Order } from '../../../domain/order/order.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CouponUse } from '../order/order-repository.port.ts'

/** The discount of an order's coupon, divided over its lines to the cent. */
export const couponUse = (order: Order, coupon: Coupon, owner?: AccountId): CouponUse => {
  const lines = couponLines(coupon, order.lines)
  const shares = promotionShares(lines.map((line) => line.total), order.totals.orderPromotionTotal)
  return {
    code: coupon.code,
    customer: customerKey(order.email),
    ...omitUndefined({ usesPerCustomer: coupon.usesPerCustomer, owner }),
    newCustomersOnly: coupon.newCustomersOnly,
    shares: new Map(lines.map(({ id }, index) => [id, shares[index] ?? zero(order.currency)])),
  }
}
