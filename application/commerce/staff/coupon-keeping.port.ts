import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Coupon } from '../../../domain/coupon/coupon.ts'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { CouponCodeTaken } from '../../../domain/staff/staff-refusal.ts'

export type CouponWithUses = { readonly coupon: Coupon; readonly uses: number }

/** Management of coupons. */
export interface CouponKeeping {
  /** By code, filtered by a part of it; pages count from 1. */
  readonly list: (
    text: string | undefined, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly coupons: readonly CouponWithUses[]; readonly total: number }>
  /** Codes are unique, case-insensitively. */
  readonly add: (coupon: Coupon, act: AuditEntry) => TaskEither<CouponCodeTaken | ServiceUnavailable, void>
  readonly change: (
    code: CouponCode, change: (coupon: Coupon) => Coupon, act: AuditEntry,
  ) => TaskEither<NotFound<'coupon'> | ServiceUnavailable, void>
}
