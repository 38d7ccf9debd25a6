import type { ShopState } from '../shop-state.ts'
import { openAccessTokens } from './access-tokens.ts'
import { openActingStaff } from './acting-staff.ts'
import { openAuditLog } from './audit-log.ts'
import { openCouponKeeping } from './coupon-keeping.ts'
import { openCustomerFinder } from './customer-finder.ts'
import { openFailedMails } from './failed-mails.ts'
import { openOwnStaffSessions } from './own-staff-sessions.ts'
import { openProductChanges } from './product-changes.ts'
import { openProductFinder } from './product-finder.ts'
import { openReviewModeration } from './review-moderation.ts'
import { openStaffRepository } from './staff-repository.ts'
import { openStaffSessions } from './staff-sessions.ts'

/** The storage of the back office, in the state of the shop. */
export const openStaffStorage = (state: ShopState) => ({
  accessTokens: openAccessTokens(state),
  actingStaff: openActingStaff(state),
  productChanges: openProductChanges(state),
  productFinder: openProductFinder(state),
  auditLog: openAuditLog(state),
  customerFinder: openCustomerFinder(state),
  failedMails: openFailedMails(state),
  reviewModeration: openReviewModeration(state),
  couponKeeping: openCouponKeeping(state),
  staffRepository: openStaffRepository(state),
  ownStaffSessions: openOwnStaffSessions(state),
  staffSessions: openStaffSessions(state),
})
