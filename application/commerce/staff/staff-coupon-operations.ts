import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureOf } from '../../contract/operation.ts'
import { UNLIMITED_COUPONS, type staffCouponContract } from '../../contract/staff/coupons.ts'
import type { staffPageContract } from '../../contract/staff/staff.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import { beyondBounds } from '../../../domain/coupon/coupon-bounds.ts'
import { endedBefore, makeCoupon } from '../../../domain/coupon/make-coupon.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { isPermitted, type StaffCaller } from '../../../domain/staff/staff-permission.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import { listPage } from '../list-page.ts'
import type { UseCase as UseCaseOf, UseCases } from '../operation.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { ActingStaff } from './acting-staff.port.ts'
import type { CouponKeeping } from './coupon-keeping.port.ts'

type KeepingPorts = { readonly couponKeeping: CouponKeeping }
type RegisterPorts = { readonly register: ShopRegister }
type CouponPorts = CountDeps & KeepingPorts & RegisterPorts & { readonly actingStaff: ActingStaff }
type UseCase<Name extends keyof typeof staffCouponContract> = UseCaseOf<(typeof staffCouponContract)[Name]>

const DAY = 24 * 3_600_000

const soldIn = ({ register }: RegisterPorts): ReadonlySet<Currency> =>
  new Set(BRAND_CHANNELS.map((brand) => register.settings(brand).currency))

export const makeListCouponCurrencies =
  (ports: RegisterPorts): UseCaseOf<typeof staffPageContract.listCouponCurrencies> =>
  () => TE.right([...soldIn(ports)])

const makeListCoupons =
  ({ couponKeeping }: KeepingPorts): UseCase<'listCoupons'> =>
  (_caller, { text, page }) => listPage((at) => couponKeeping.list(filterText(text), at), page)

type CouponFailure = FailureOf<typeof staffCouponContract.createCoupon>

/**
 * A limited number a day within bounds; with the permission for unbounded coupons neither applies, and the permission is checked again
 * when the coupon is stored.
 */
const addWithinBounds = (ports: CouponPorts, caller: StaffCaller, coupon: Coupon): TE.TaskEither<CouponFailure, void> => {
  const now = ports.clock.now()
  const add =
    ports.couponKeeping.add(coupon, { by: caller.person.name, what: 'coupon.created', about: coupon.code, at: now })
  if (isPermitted(caller, UNLIMITED_COUPONS)) return ports.actingStaff.doing(caller, UNLIMITED_COUPONS, add)
  const field = beyondBounds(coupon, zurichTime(now).day)
  return field === undefined
    ? pipe(countAttempt(ports)('couponsOfStaff', caller.person.id), TE.flatMap(() => add))
    : TE.left({ _tag: 'CouponOutOfBounds', field })
}

const makeCreateCoupon =
  (ports: CouponPorts): UseCase<'createCoupon'> =>
  (caller, input) =>
    pipe(
      TE.fromEither(makeCoupon(input, soldIn(ports))),
      TE.mapLeft((field): RefusalBy<'InvalidCoupon'> => ({ _tag: 'InvalidCoupon', field })),
      TE.flatMap((coupon) => addWithinBounds(ports, caller, coupon)),
    )

const makeEndCoupon =
  ({ couponKeeping, clock }: KeepingPorts & { readonly clock: Clock }): UseCase<'endCoupon'> =>
  ({ person }, { code }) => {
    const now = clock.now()
    return pipe(
      TE.fromEither(makeCouponCode(code)),
      TE.mapLeft((): RefusalBy<'NotFound'> => ({ _tag: 'NotFound', what: 'coupon' })),
      TE.flatMap((couponCode): TE.TaskEither<FailureBy<'NotFound'>, void> => couponKeeping.change(
        couponCode, (coupon) => endedBefore(coupon, zurichTime(new Date(now.getTime() - DAY)).day),
        { by: person.name, what: 'coupon.ended', about: couponCode, at: now },
      )),
    )
  }

export const staffCouponOperations = {
  listCoupons: makeListCoupons,
  createCoupon: makeCreateCoupon,
  endCoupon: makeEndCoupon,
} satisfies UseCases<typeof staffCouponContract>
