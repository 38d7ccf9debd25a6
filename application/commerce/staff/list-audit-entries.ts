import type { auditLogContract } from '../../contract/staff/audit-log.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { listPage } from '../list-page.ts'
import type { UseCase } from '../operation.ts'
import type { AuditLog } from './audit-log.port.ts'

/** The audit log, latest entries first. */
export const makeListAuditEntries =
  ({ auditLog }: { readonly auditLog: AuditLog }): UseCase<typeof auditLogContract.listAuditEntries> =>
  (_caller, { filter: { what, day, text }, page }) =>
    listPage((at) => auditLog.find(omitUndefined({ what, day, text: filterText(text) }), at), page)
