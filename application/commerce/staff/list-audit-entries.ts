import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { auditLogContract } from '../../contract/staff/audit-log.ts'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { UseCase } from '../operation.ts'
import type { AuditLog } from './audit-log.port.ts'

const ITEMS_PER_PAGE = 50

/** The audit log, latest entries first. */
export type ListAuditEntries = UseCase<typeof auditLogContract.listAuditEntries>

export const makeListAuditEntries =
  ({ auditLog }: { readonly auditLog: AuditLog }): ListAuditEntries =>
  (_caller, { filter: { what, day, text }, page: number }) =>
    pipe(
      auditLog.find(
        omitUndefined({ what, day, text: filterText(text) }), { page: countablePage(number), itemsPerPage: ITEMS_PER_PAGE }),
      TE.map((page) => ({ ...page, pages: Math.max(1, Math.ceil(page.total / ITEMS_PER_PAGE)) })),
    )
