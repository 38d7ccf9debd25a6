import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { AuditLog } from './audit-log.port.ts'

export type AuditEntryResults = { readonly acts: readonly AuditEntry[]; readonly total: number; readonly pages: number }

const ITEMS_PER_PAGE = 50

/** The audit log, latest entries first. */
export type ListAuditEntries = (filter: AuditEntryFilter, page: number) => TE.TaskEither<ServiceUnavailable, AuditEntryResults>

export const makeListAuditEntries =
  ({ auditLog }: { readonly auditLog: AuditLog }): ListAuditEntries =>
  ({ what, day, text }, number) =>
    pipe(
      auditLog.find(
        omitUndefined({ what, day, text: filterText(text) }), { page: countablePage(number), itemsPerPage: ITEMS_PER_PAGE }),
      TE.map((page) => ({ ...page, pages: Math.max(1, Math.ceil(page.total / ITEMS_PER_PAGE)) })),
    )
