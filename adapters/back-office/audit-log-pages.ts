import * as E from 'fp-ts/lib/Either.js'
import type { AuditEntryResults } from '../../application/commerce/staff/list-audit-entries.ts'
import type { AuditEntryFilter } from '../../domain/staff/audit-entry-filter.ts'
import { auditLogQuery } from '../../domain/staff/list-queries.ts'
import { AUDIT_ENTRY_KINDS, type AuditEntry } from '../../domain/staff/audit-entry.ts'
import { queryOf, type BackOffice, type StaffContext } from './back-office.ts'
import { field, select } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'

const AUDIT_LOG = '/desk/audit-log'

type AuditLogQuery = { readonly filter: AuditEntryFilter; readonly page: number }

const row = ({ words: { t, moment } }: StaffContext) => ({ by, what, about, at, detail }: AuditEntry): Html =>
  html`<tr><td>${moment(at.toISOString())}</td><td>${by}</td><td>${t(`back_office.audit.${what}`)}</td><td>${about}${
    detail !== undefined && html`<br><span class="soft">${detail}</span>`}</td></tr>`

const results = (context: StaffContext, { filter, page }: AuditLogQuery, { acts, total, pages }: AuditEntryResults): Html => {
  const { t } = context.words
  const title = t('back_office.nav.audit_log')
  return html`<p>${t('back_office.audit_entries_found', { count: total })}</p>
${acts.length > 0 && table(title, [t('back_office.audit_time'), t('back_office.audit_user'),
  t('back_office.audit_action'), t('back_office.audit_subject')], acts.map(row(context)))}${
    pager(
      context.words, title,
      { page, pages, href: (number) => addressWith(AUDIT_LOG, { ...filter, page: number === 1 ? undefined : number }) },
    )}`
}

const auditLogPage = (context: StaffContext, query: AuditLogQuery, entries?: AuditEntryResults): Frame => {
  const { words, holder } = context
  const { filter } = query
  const { t } = words
  const title = t('back_office.nav.audit_log')
  return {
    words, holder, title,
    content: html`<form class="row card" method="get" action="${AUDIT_LOG}" role="search">
${field({ label: t('back_office.audit_search'), name: 'text', type: 'search', value: filter.text ?? '' })}
${field({ label: t('back_office.audit_day'), name: 'day', type: 'date', value: filter.day ?? '' })}
${select(t('back_office.audit_action'), 'what', [
      { value: '', label: t('back_office.all_orders') },
      ...AUDIT_ENTRY_KINDS.map((what) => ({ value: what, label: t(`back_office.audit.${what}`) })),
    ], filter.what)}<button>${t('back_office.submit_search')}</button></form>${entries && results(context, query, entries)}`,
  }
}

/** The audit log. */
export const auditLogPages = ({ get, send, refused, invalidFilter, commerce: { backOffice } }: BackOffice): void => {
  get(AUDIT_LOG, async (context, request, reply) => {
    const query = auditLogQuery(queryOf(request))
    if (E.isLeft(query))
      return invalidFilter(reply, context, request, query.left, auditLogQuery, (valid) => auditLogPage(context, valid))
    const entries = await backOffice.listAuditEntries(context.holder, query.right.filter, query.right.page)()
    return E.isLeft(entries) ? refused(reply, context, entries.left, AUDIT_LOG) : send(
      reply, auditLogPage(context, query.right, entries.right),
    )
  })
}
