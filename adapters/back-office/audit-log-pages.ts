import * as E from 'fp-ts/lib/Either.js'
import type { AuditEntryResults } from '../../application/commerce/staff/list-audit-entries.ts'
import type { AuditEntryFilter } from '../../domain/staff/audit-entry-filter.ts'
import { auditLogQuery } from '../../domain/staff/list-queries.ts'
import { AUDIT_ENTRY_KINDS, type AuditEntry } from '../../domain/staff/audit-entry.ts'
import { queryOf, type BackOffice, type Seat } from './back-office.ts'
import { field, select } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'

const TRAIL = '/desk/audit-log'

type Looked = { readonly filter: AuditEntryFilter; readonly page: number }

const row = ({ words: { say, moment } }: Seat) => ({ by, what, about, at, detail }: AuditEntry): Html =>
  html`<tr><td>${moment(at.toISOString())}</td><td>${by}</td><td>${say(`desk.act.${what}`)}</td><td>${about}${
    detail !== undefined && html`<br><span class="soft">${detail}</span>`}</td></tr>`

const results = (seat: Seat, { filter, page }: Looked, { acts, total, pages }: AuditEntryResults): Html => {
  const { say } = seat.words
  const title = say('desk.nav.trail')
  return html`<p>${say('desk.acts_found', { count: total })}</p>
${acts.length > 0 && table(title, [say('desk.at'), say('desk.who'), say('desk.act'), say('desk.about')], acts.map(row(seat)))}${
    pager(seat.words, title, { page, pages, href: (other) => addressWith(TRAIL, { ...filter, page: other === 1 ? undefined : other }) })}`
}

const auditLogPage = (seat: Seat, looked: Looked, found?: AuditEntryResults): Frame => {
  const { words, holder } = seat
  const { filter } = looked
  const { say } = words
  const title = say('desk.nav.trail')
  return {
    words, holder, title,
    content: html`<form class="row card" method="get" action="${TRAIL}" role="search">
${field({ label: say('desk.trail_search'), name: 'text', type: 'search', value: filter.text ?? '' })}
${field({ label: say('desk.trail_day'), name: 'day', type: 'date', value: filter.day ?? '' })}
${select(say('desk.act'), 'what', [
      { value: '', label: say('desk.all_orders') }, ...AUDIT_ENTRY_KINDS.map((what) => ({ value: what, label: say(`desk.act.${what}`) })),
    ], filter.what)}<button>${say('desk.find')}</button></form>${found && results(seat, looked, found)}`,
  }
}

/** What the shop's people did. */
export const auditLogPages = ({ get, send, refused, invalidFilter, commerce: { backOffice } }: BackOffice): void => {
  get(TRAIL, async (seat, request, reply) => {
    const looked = auditLogQuery(queryOf(request))
    if (E.isLeft(looked))
      return invalidFilter(reply, seat, request, looked.left, auditLogQuery, (valid) => auditLogPage(seat, valid))
    const found = await backOffice.listAuditEntries(seat.holder, looked.right.filter, looked.right.page)()
    return E.isLeft(found) ? refused(reply, seat, found.left, TRAIL) : send(reply, auditLogPage(seat, looked.right, found.right))
  })
}
