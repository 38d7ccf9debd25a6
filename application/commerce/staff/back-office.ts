import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'
import { makeAddStaff, type AddDeps, type NewStaffInput } from './add-staff.ts'
import { makeChangeOwnPassword, type OwnPassword, type OwnPasswordDeps } from './change-own-password.ts'
import { makeChangeStaff, type RoleChange } from './change-staff.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import { makeCreateAccessToken, type NewTokenInput } from './create-access-token.ts'
import { makeResetStaff } from './reset-staff.ts'
import { makeRevokeAccessToken } from './revoke-access-token.ts'
import { makeListAuditEntries } from './list-audit-entries.ts'
import type { AuditLog } from './audit-log.port.ts'
import { makeStaffCoupons, type StaffCouponDeps } from './staff-coupons.ts'
import { makeStaffCustomers, type StaffCustomerDeps } from './staff-customers.ts'
import { makeStaffMails, type StaffMailDeps } from './staff-mails.ts'
import { makeStaffProducts, type StaffProductDeps } from './staff-products.ts'
import { makeStaffOrders, type StaffOrderDeps } from './staff-orders.ts'
import { makeStaffReviews, type StaffReviewDeps } from './staff-reviews.ts'
import { makeStaffSessionControl, type StaffSessionControlDeps } from './staff-session-control.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'

type WorkDeps =
  StaffSessionControlDeps & StaffOrderDeps & StaffProductDeps & StaffCustomerDeps & StaffMailDeps & StaffCouponDeps & StaffReviewDeps
type Deps = AddDeps & OwnPasswordDeps & WorkDeps & ForStaffDeps & {
  readonly accessTokens: AccessTokens
  readonly sessionMaker: SessionMaker
  readonly auditLog: AuditLog
  readonly clock: Clock
}

/** All back-office operations, each with its permission. Command-line tools of the operator need none. */
export const makeBackOffice = (deps: Deps) => {
  const may = forStaff(deps)
  return {
    ...makeStaffOrders(deps),
    ...makeStaffProducts(deps),
    ...makeStaffCustomers(deps),
    ...makeStaffMails(deps),
    ...makeStaffCoupons(deps),
    ...makeStaffReviews(deps),
    ...makeStaffSessionControl(deps),
    listAuditEntries: may('audit-log:read', (_, filter: AuditEntryFilter, page: number) => makeListAuditEntries(deps)(filter, page)),
    listStaff: may('staff:write', () => deps.staffRepository.list),
    addStaff: may('staff:write', ({ person }, input: NewStaffInput) => makeAddStaff(deps)(person.name, input)),
    changeStaff: may('staff:write', ({ person }, id: unknown, change: RoleChange) => makeChangeStaff(deps)(person.name, id, change)),
    resetStaff: may('staff:write', ({ person }, email: string, password: string) => makeResetStaff(deps)(person.name, email, password)),
    changeOwnPassword: may('own-password:write', ({ person }, input: OwnPassword) => makeChangeOwnPassword(deps)(person, input)),
    listAccessTokens: may('own-tokens:write', ({ person }) => deps.accessTokens.list(person.id, deps.clock.now())),
    createAccessToken: may('own-tokens:write', ({ person }, input: NewTokenInput) => makeCreateAccessToken(deps)(person, input)),
    revokeAccessToken: may('own-tokens:write', ({ person }, id: unknown) => makeRevokeAccessToken(deps)(person, id)),
  }
}
