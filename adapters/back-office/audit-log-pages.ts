import { auditLogQuery } from '../../domain/staff/list-queries.ts'
import { readList, type BackOfficeSite } from './back-office.ts'

const AUDIT_LOG = '/desk/audit-log'

/** The audit log. */
export const auditLogPages = ({ page }: BackOfficeSite): void => {
  page(AUDIT_LOG, 'auditLog', {
    load: ({ backOffice }, request) => readList(request, auditLogQuery, backOffice.listAuditEntries), parent: AUDIT_LOG,
  })
}
