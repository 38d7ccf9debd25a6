import type { checkoutContract } from '../../contract/checkout.ts'
import { makeRedeemCoupon } from '../coupon/redeem-coupon.ts'
import { makeSetMilesNumber } from '../loyalty/set-miles-number.ts'
import type { UseCase } from '../operation.ts'
import { makeSetAddresses } from './set-addresses.ts'
import { makeSetEmail } from './set-email.ts'

type Deps =
  & Parameters<typeof makeSetEmail>[0] & Parameters<typeof makeSetAddresses>[0]
  & Parameters<typeof makeRedeemCoupon>[0] & Parameters<typeof makeSetMilesNumber>[0]

/** Applies one change to a cart. */
export const makeUpdateOrder =
  (deps: Deps): UseCase<typeof checkoutContract.updateOrder> =>
  ({ owner, from }, { token, change }) => {
    switch (change._tag) {
      case 'Email': return makeSetEmail(deps)(token, change.email)
      case 'Addresses': return makeSetAddresses(deps)(token, change.addresses, owner)
      case 'Coupon': return makeRedeemCoupon(deps)(token, change.code, from, owner)
      case 'MilesNumber': return makeSetMilesNumber(deps)(token, change.number)
    }
  }
