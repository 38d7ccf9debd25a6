import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffCustomerContract } from '../../contract/staff/customers.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import type { AuditEntry, AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import type { StaffCaller } from '../../../domain/staff/staff-permission.ts'
import type { OwnSessions } from '../identity/own-sessions.port.ts'
import { listPage } from '../list-page.ts'
import type { UseCase as UseCaseOf, UseCases } from '../operation.ts'
import { beginErasure, type BeginErasureDeps } from '../privacy/request-account-deletion.ts'
import { dataExport, type ExportDeps } from '../privacy/export-data.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { CustomerFinder } from './customer-finder.port.ts'
import { customerOf, makeGetCustomer, type CustomerFileDeps } from './get-customer.ts'
import { makeListBuyers } from './list-buyers.ts'

type CustomerPorts = Pick<CustomerFileDeps, 'customers' | 'clock'>
type UseCase<Name extends keyof typeof staffCustomerContract> = UseCaseOf<(typeof staffCustomerContract)[Name]>

const ITEMS_PER_PAGE = 20
/** The least number of characters of a search; fewer would list everybody. */
const LEAST = 3

/** Each page that shows customers is recorded, with their number but without the text, which may be an e-mail address or a name. */
const makeSearchCustomers =
  ({ customerFinder, auditLog, clock }: Pick<CustomerFileDeps, 'auditLog' | 'clock'> & { readonly customerFinder: CustomerFinder }):
  UseCase<'searchCustomers'> =>
  ({ person: { name: by } }, { text: input, page }) => {
    const text = filterText(input) ?? ''
    return text.length < LEAST ? TE.right({ customers: [], total: 0, pages: 1 }) : pipe(
      listPage((at) => customerFinder.find(text, at), page, ITEMS_PER_PAGE),
      TE.tap(({ customers, total, pages }) => (customers.length === 0 ? TE.right(undefined) : auditLog.note(
        { by, what: 'customer.searched', about: String(total), at: clock.now(), detail: `${page} / ${pages}` }))),
    )
  }

const entryFor = (
  { clock }: { readonly clock: Clock }, { person }: StaffCaller, what: AuditEntryKind, { accountId }: Customer,
): AuditEntry => ({ by: person.name, what, about: accountId, at: clock.now() })

/** The audit entry is written before the data are read: an export that failed halfway counts, too. */
const makeExportCustomer =
  (ports: CustomerPorts & ExportDeps & Pick<CustomerFileDeps, 'auditLog'>): UseCase<'exportCustomer'> =>
  (caller, { id }) =>
    pipe(
      customerOf(ports, id),
      TE.tap((customer) => ports.auditLog.note(entryFor(ports, caller, 'customer.exported', customer))),
      TE.flatMap(({ accountId }) => dataExport(ports)(accountId, caller)),
    )

const makeDeleteCustomer =
  (ports: CustomerPorts & BeginErasureDeps): UseCase<'deleteCustomer'> =>
  (caller, { id }) =>
    pipe(
      customerOf(ports, id),
      TE.flatMap((customer) => beginErasure(ports)(
        { ...caller, locale: customer.locale ?? caller.locale }, customer,
        { act: entryFor(ports, caller, 'customer.deletion_requested', customer) })),
    )

const makeSignCustomerOut =
  (ports: CustomerPorts & { readonly ownSessions: OwnSessions }): UseCase<'signCustomerOut'> =>
  (caller, { id }) =>
    pipe(
      customerOf(ports, id),
      TE.flatMap((customer) => ports.ownSessions.endOthers(
        customer.accountId, { isRevoking: false, act: entryFor(ports, caller, 'customer.signed_out', customer) })),
    )

/** Export and deletion are those that customers request themselves. */
export const staffCustomerOperations = {
  searchCustomers: makeSearchCustomers,
  getCustomer: makeGetCustomer,
  listBuyers: makeListBuyers,
  exportCustomer: makeExportCustomer,
  deleteCustomer: makeDeleteCustomer,
  signCustomerOut: makeSignCustomerOut,
} satisfies UseCases<typeof staffCustomerContract>
