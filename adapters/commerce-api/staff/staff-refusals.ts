import * as t from 'io-ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import type { StaffRefusal } from '../../../domain/staff/staff-refusal.ts'
import { oneOf } from '../codec/one-of.ts'
import { at, unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const staffRefusals = {
  NotAllowed: { status: 403, ...unchanged('NotAllowed', {}) },
  WrongCode: { status: 422, ...unchanged('WrongCode', {}), marks: at('code') },
  InvalidStaffName: { status: 422, ...unchanged('InvalidStaffName', {}), marks: at('name') },
  NoStaffRole: { status: 422, ...unchanged('NoStaffRole', {}), marks: at('roles') },
  RoleNotOwned: { status: 422, ...unchanged('RoleNotOwned', {}), marks: at('roles') },
  StaffEmailTaken: { status: 409, ...unchanged('StaffEmailTaken', {}), marks: at('email') },
  LastAdministrator: { status: 409, ...unchanged('LastAdministrator', {}) },
  InvalidStockQuantity: { status: 422, ...unchanged('InvalidStockQuantity', {}), marks: at('packs') },
  StockMoved: { status: 409, ...unchanged('StockMoved', { onHand: t.number }) },
  InvalidPrice: { status: 422, ...unchanged('InvalidPrice', {}) },
  CouponCodeTaken: { status: 409, ...unchanged('CouponCodeTaken', {}) },
  InvalidCoupon: { status: 422, ...unchanged('InvalidCoupon', { field: t.string }) },
  CouponOutOfBounds: { status: 422, ...unchanged('CouponOutOfBounds', { field: t.string }) },
  ChangedMeanwhile: { status: 409, ...unchanged('ChangedMeanwhile', {}) },
  WrongReviewState: { status: 409, ...unchanged('WrongReviewState', { state: oneOf('ReviewState', REVIEW_STATES) }) },
  InvalidReply: { status: 422, ...unchanged('InvalidReply', {}), marks: at('text') },
} satisfies RefusalRows<StaffRefusal>
