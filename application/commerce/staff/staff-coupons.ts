import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { beyondBounds } from '../../../domain/coupon/coupon-bounds.ts'
import { endedBefore, makeCoupon, type CouponInput } from '../../../domain/coupon/make-coupon.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { isPermitted, type StaffCaller, type StaffRight } from '../../../domain/staff/staff-right.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { CouponKeeping, CouponWithUses } from './coupon-keeping.port.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'

export type StaffCouponDeps = CountDeps & { readonly couponKeeping: CouponKeeping; readonly register: ShopRegister }
type CouponDeps = StaffCouponDeps & ForStaffDeps

export type CouponResults = {
  readonly coupons: readonly CouponWithUses[]
  readonly total: number
  readonly pages: number
  /** The currencies a new fixed-amount coupon may have. */
  readonly currencies: ReadonlySet<Currency>
}

const ITEMS_PER_PAGE = 50
const DAY = 24 * 3_600_000

/** Carts only accept amounts in their own currency. */
const soldIn = ({ register }: StaffCouponDeps): ReadonlySet<Currency> =>
  new Set(BRAND_CHANNELS.map((brand) => register.settings(brand).currency))

const list = (deps: StaffCouponDeps, text: string | undefined, page: number): TE.TaskEither<Failure, CouponResults> =>
  pipe(
    deps.couponKeeping.list(filterText(text), { page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
    TE.map((results) => ({ ...results, pages: Math.max(1, Math.ceil(results.total / ITEMS_PER_PAGE)), currencies: soldIn(deps) })),
  )

const UNBOUNDED: StaffRight = 'coupons:unlimited'

/**
 * A limited number a day within bounds; with the permission for unbounded coupons neither applies, and the permission is checked again
 * when the coupon is stored.
 */
const addWithinBounds = (deps: CouponDeps, holder: StaffCaller, coupon: Coupon): TE.TaskEither<Failure, void> => {
  const now = deps.clock.now()
  const add: TE.TaskEither<Failure, void> =
    deps.couponKeeping.add(coupon, { by: holder.person.name, what: 'coupon.created', about: coupon.code, at: now })
  if (isPermitted(holder, UNBOUNDED)) return deps.actingStaff.doing(holder, UNBOUNDED, add)
  const field = beyondBounds(coupon, zurichTime(now).day)
  return field === undefined
    ? pipe(countAttempt(deps)('couponsOfStaff', holder.person.id), TE.flatMap(() => add))
    : TE.left({ _tag: 'CouponOutOfBounds', field })
}

const makeAndAdd = (deps: CouponDeps, holder: StaffCaller, input: CouponInput): TE.TaskEither<Failure, void> =>
  pipe(
    TE.fromEither(makeCoupon(input, soldIn(deps))),
    TE.mapLeft((field): Failure => ({ _tag: 'InvalidCoupon', field })),
    TE.flatMap((coupon) => addWithinBounds(deps, holder, coupon)),
  )

/** Ends a coupon today; orders that used it keep their discount. */
const endToday = ({ couponKeeping, clock }: StaffCouponDeps, { person }: StaffCaller, code: string): TE.TaskEither<Failure, void> => {
  const now = clock.now()
  return pipe(
    TE.fromEither(makeCouponCode(code)),
    TE.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'coupon' })),
    TE.flatMap((couponCode): TE.TaskEither<Failure, void> => couponKeeping.change(
      couponCode, (coupon) => endedBefore(coupon, zurichTime(new Date(now.getTime() - DAY)).day),
      { by: person.name, what: 'coupon.ended', about: couponCode, at: now },
    )),
  )
}

/** The back-office operations on coupons. */
export const makeStaffCoupons = (deps: CouponDeps) => {
  const may = forStaff(deps)
  return {
    listCoupons: may('coupons:write', (_, text: string | undefined, page: number) => list(deps, text, page)),
    createCoupon: may('coupons:write', (by, input: CouponInput) => makeAndAdd(deps, by, input)),
    endCoupon: may('coupons:write', (by, code: string) => endToday(deps, by, code)),
  }
}
