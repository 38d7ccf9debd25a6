import type { Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import type { Tables } from '../tables.ts'
import { makeAccessTokens } from './access-tokens.ts'
import { actingStaff } from './acting-staff.ts'
import { makeAuditLog } from './audit-log.ts'
import { makeCouponKeeping } from './coupon-keeping.ts'
import { makeCustomerFinder } from './customer-finder.ts'
import { makeFailedMails } from './failed-mails.ts'
import { makeOwnStaffSessions } from './own-staff-sessions.ts'
import { makeProductChanges } from './product-changes.ts'
import { makeProductFinder } from './product-finder.ts'
import { makeReviewModeration } from './review-moderation.ts'
import { makeStaffRepository } from './staff-repository.ts'
import { makeStaffSessions } from './staff-sessions.ts'

/** The storage of the back office, in the database of the shop; its lists leave out unreadable rows and report them. */
export const makeStaffStorage = (db: Kysely<Tables>, report: Report) => ({
  actingStaff,
  accessTokens: makeAccessTokens(db),
  productChanges: makeProductChanges(db),
  productFinder: makeProductFinder(db, report),
  auditLog: makeAuditLog(db),
  customerFinder: makeCustomerFinder(db, report),
  failedMails: makeFailedMails(db),
  reviewModeration: makeReviewModeration(db, report),
  couponKeeping: makeCouponKeeping(db, report),
  staffRepository: makeStaffRepository(db),
  ownStaffSessions: makeOwnStaffSessions(db),
  staffSessions: makeStaffSessions(db),
})
