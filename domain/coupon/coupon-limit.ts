import type { AttemptLimit } from '../attempts/attempt-limit.ts'

const WINDOW = 10 * 60 * 1000

/** Vouchers tried on one cart: more is guessing. */
export const CART_COUPON_LIMIT: AttemptLimit = { attempts: 10, window: WINDOW }

/** Vouchers tried from one place, whatever carts are opened for it; a family or an optician stays below. */
export const PLACE_COUPON_LIMIT: AttemptLimit = { attempts: 30, window: WINDOW }
