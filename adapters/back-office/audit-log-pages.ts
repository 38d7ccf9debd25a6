import * as E from 'fp-ts/lib/Either.js'
import { auditLogQuery } from '../../domain/staff/list-queries.ts'
import { readList, type BackOfficeSite } from './back-office.ts'

const AUDIT_LOG = '/desk/audit-log'

/** The audit log. */
export const auditLogPages = ({ get, show, refused }: BackOfficeSite): void => {
  get(AUDIT_LOG, async (context, request, reply) => {
    const list = await readList(request, auditLogQuery, context.backOffice.listAuditEntries)()
    return E.isLeft(list) ? refused(reply, context, list.left, AUDIT_LOG) : show(reply, context, 'auditLog', list.right)
  })
}
