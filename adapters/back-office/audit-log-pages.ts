import * as E from 'fp-ts/lib/Either.js'
import { auditLogQuery } from '../../domain/staff/list-queries.ts'
import { readList, type BackOfficeSite } from './back-office.ts'

const AUDIT_LOG = '/desk/audit-log'

/** The audit log. */
export const auditLogPages = ({ get, show, refused }: BackOfficeSite): void => {
  get(AUDIT_LOG, async (context, request, reply) => {
    const read = readList(request, auditLogQuery)
    if (E.isLeft(read)) return refused(reply, context, read.left)
    const { query, failure } = read.right
    if (failure !== undefined) return show(reply, context, 'auditLog', { query, failure })
    const found = await context.backOffice.listAuditEntries(query)()
    return E.isLeft(found)
      ? refused(reply, context, found.left, AUDIT_LOG)
      : show(reply, context, 'auditLog', { query, found: found.right })
  })
}
