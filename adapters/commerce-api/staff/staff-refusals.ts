import * as t from 'io-ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import type { StaffRefusal } from '../../../domain/staff/staff-refusal.ts'
import { as } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { at, refusals } from '../refusal/refusal-row.ts'

export const staffRefusals = refusals<StaffRefusal>({
  NotAllowed: { status: 403 },
  WrongCode: { status: 422, marks: at('code') },
  InvalidStaffName: { status: 422, marks: at('name') },
  NoStaffRole: { status: 422, marks: at('roles') },
  RoleNotOwned: { status: 422, marks: at('roles') },
  InvalidTokenLifetime: { status: 422, marks: at('days') },
  StaffEmailTaken: { status: 409, marks: at('email') },
  LastAdministrator: { status: 409 },
  InvalidStockQuantity: { status: 422, marks: at('packs') },
  StockMoved: { status: 409, data: { onHand: as('onHand', t.number) } },
  InvalidPrice: { status: 422 },
  CouponCodeTaken: { status: 409 },
  InvalidCoupon: { status: 422, data: { field: t.string } },
  CouponOutOfBounds: { status: 422, data: { field: t.string } },
  ChangedMeanwhile: { status: 409 },
  WrongReviewState: { status: 409, data: { state: oneOf('ReviewState', REVIEW_STATES) } },
  InvalidReply: { status: 422, marks: at('text') },
})
