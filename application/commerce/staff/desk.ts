import type { ActFilter } from '../../../domain/staff/act-filter.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'
import { makeAddStaff, type AddDeps, type NewStaffInput } from './add-staff.ts'
import { makeChangeOwnPassword, type OwnPassword, type OwnPasswordDeps } from './change-own-password.ts'
import { makeChangeStaff, type RoleChange } from './change-staff.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import { makeMakeAccessToken, type NewTokenInput } from './make-access-token.ts'
import { makeResetStaff } from './reset-staff.ts'
import { makeRevokeAccessToken } from './revoke-access-token.ts'
import { makeFindActs } from './find-acts.ts'
import type { StaffTrail } from './staff-trail.port.ts'
import { makeStaffCoupons, type StaffCouponDeps } from './staff-coupons.ts'
import { makeStaffCustomers, type StaffCustomerDeps } from './staff-customers.ts'
import { makeStaffMails, type StaffMailDeps } from './staff-letters.ts'
import { makeStaffProducts, type StaffProductDeps } from './staff-goods.ts'
import { makeStaffOrders, type StaffOrderDeps } from './staff-orders.ts'
import { makeStaffReviews, type StaffReviewDeps } from './staff-reviews.ts'
import { makeStaffPlaces, type StaffPlaceDeps } from './staff-places.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'

type WorkDeps =
  StaffPlaceDeps & StaffOrderDeps & StaffProductDeps & StaffCustomerDeps & StaffMailDeps & StaffCouponDeps & StaffReviewDeps
type Deps = AddDeps & OwnPasswordDeps & WorkDeps & ForStaffDeps & {
  readonly accessTokens: AccessTokens
  readonly sessionMaker: SessionMaker
  readonly staffTrail: StaffTrail
  readonly clock: Clock
}

/** What is done at the desk, each thing with the right it takes. What the machine's own owner does needs none of these. */
export const makeDesk = (deps: Deps) => {
  const may = forStaff(deps)
  return {
    ...makeStaffOrders(deps),
    ...makeStaffProducts(deps),
    ...makeStaffCustomers(deps),
    ...makeStaffMails(deps),
    ...makeStaffCoupons(deps),
    ...makeStaffReviews(deps),
    ...makeStaffPlaces(deps),
    findActs: may('read the trail', (_, filter: ActFilter, page: number) => makeFindActs(deps)(filter, page)),
    listPeople: may('keep staff', () => deps.staffBook.list),
    letPersonIn: may('keep staff', ({ person }, wanted: NewStaffInput) => makeAddStaff(deps)(person.name, wanted)),
    changePerson: may('keep staff', ({ person }, id: unknown, change: RoleChange) => makeChangeStaff(deps)(person.name, id, change)),
    resetPerson: may('keep staff', ({ person }, email: string, password: string) => makeResetStaff(deps)(person.name, email, password)),
    changeOwnPassword: may('keep own password', ({ person }, asked: OwnPassword) => makeChangeOwnPassword(deps)(person, asked)),
    listTokens: may('keep own tokens', ({ person }) => deps.accessTokens.list(person.id, deps.clock.now())),
    makeToken: may('keep own tokens', ({ person }, wanted: NewTokenInput) => makeMakeAccessToken(deps)(person, wanted)),
    revokeToken: may('keep own tokens', ({ person }, id: unknown) => makeRevokeAccessToken(deps)(person, id)),
  }
}
