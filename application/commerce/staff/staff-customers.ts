import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import type { PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AuditEntry, AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import type { StaffCaller } from '../../../domain/staff/staff-right.ts'
import type { OwnSessions } from '../identity/own-sessions.port.ts'
import { beginErasure, type BeginErasureDeps } from '../privacy/request-account-deletion.ts'
import { dataExport, type DataExport, type ExportDeps } from '../privacy/export-data.ts'
import type { At } from '../shop/at.ts'
import type { CustomerFinder } from './customer-finder.port.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import { makeListBuyers, type BuyersQuery, type ListBuyersDeps } from './list-buyers.ts'
import { customerOf, makeGetCustomer, type CustomerFileDeps } from './get-customer.ts'

export type StaffCustomerDeps = CustomerFileDeps & ExportDeps & BeginErasureDeps & ListBuyersDeps & {
  readonly customerFinder: CustomerFinder
  readonly ownSessions: OwnSessions
}

export type CustomerResults = { readonly customers: readonly Customer[]; readonly total: number; readonly pages: number }

const ITEMS_PER_PAGE = 20
/** The least number of characters of a search; fewer would list everybody. */
const LEAST = 3

const NO_CUSTOMERS: CustomerResults = { customers: [], total: 0, pages: 1 }

const find = ({ customerFinder }: StaffCustomerDeps, input: string, page: number): TE.TaskEither<Failure, CustomerResults> => {
  const text = filterText(input) ?? ''
  return text.length < LEAST ? TE.right(NO_CUSTOMERS) : pipe(
    customerFinder.find(text, { page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
    TE.map((results) => ({ ...results, pages: Math.max(1, Math.ceil(results.total / ITEMS_PER_PAGE)) })),
  )
}

const auditEntryFor = ({ clock }: StaffCustomerDeps, { person }: StaffCaller, what: AuditEntryKind, { accountId }: Customer): AuditEntry =>
  ({ by: person.name, what, about: accountId, at: clock.now() })

/** The audit entry is written before the data are read: an export that failed halfway counts, too. */
const exportFor = (deps: StaffCustomerDeps, by: StaffCaller, id: unknown, at: At): TE.TaskEither<Failure, DataExport> =>
  pipe(
    customerOf(deps, id),
    TE.tap((customer) => deps.auditLog.note(auditEntryFor(deps, by, 'customer.exported', customer))),
    TE.flatMap(({ accountId }) => dataExport(deps)(accountId, at)),
  )

const requestDeletion = (deps: StaffCustomerDeps, by: StaffCaller, id: unknown, at: At): TE.TaskEither<Failure, PendingDeletion> =>
  pipe(
    customerOf(deps, id),
    TE.flatMap((customer) => beginErasure(deps)(
      { ...at, locale: customer.locale ?? at.locale }, customer,
      { act: auditEntryFor(deps, by, 'customer.deletion_requested', customer) })),
  )

const endSessions = (deps: StaffCustomerDeps, by: StaffCaller, id: unknown): TE.TaskEither<Failure, void> =>
  pipe(
    customerOf(deps, id),
    TE.flatMap((customer) => deps.ownSessions.endOthers(
      customer.accountId, { isRevoking: false, act: auditEntryFor(deps, by, 'customer.signed_out', customer) })),
  )

/** The back-office operations on customers. Export and deletion use the same use cases as customers themselves. */
export const makeStaffCustomers = (deps: StaffCustomerDeps & ForStaffDeps) => {
  const may = forStaff(deps)
  return {
    searchCustomers: may('customers:read', (_, text: string, page: number) => find(deps, text, page)),
    getCustomer: may('customers:read', ({ person }, id: unknown) => makeGetCustomer(deps)(person.name, id)),
    listBuyers: may('customers:read', ({ person }, query: BuyersQuery) => makeListBuyers(deps)(person.name, query)),
    exportCustomer: may('customers:write', (by, id: unknown, at: At) => exportFor(deps, by, id, at)),
    deleteCustomer: may('customers:write', (by, id: unknown, at: At) => requestDeletion(deps, by, id, at)),
    signCustomerOut: may('customers:write', (by, id: unknown) => endSessions(deps, by, id)),
  }
}
