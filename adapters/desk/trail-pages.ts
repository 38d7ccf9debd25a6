import * as E from 'fp-ts/lib/Either.js'
import type { FoundActs } from '../../application/commerce/staff/find-acts.ts'
import type { ActFilter } from '../../domain/staff/act-filter.ts'
import { actListQuery } from '../../domain/staff/list-queries.ts'
import { STAFF_ACTS, type StaffAct } from '../../domain/staff/staff-act.ts'
import { askedIn, type DeskSite, type Seat } from './desk-site.ts'
import { field, select } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'

const TRAIL = '/desk/trail'

type Looked = { readonly filter: ActFilter; readonly page: number }

const row = ({ words: { say, moment } }: Seat) => ({ by, what, about, at, detail }: StaffAct): Html =>
  html`<tr><td>${moment(at.toISOString())}</td><td>${by}</td><td>${say(`desk.act.${what}`)}</td><td>${about}${
    detail !== undefined && html`<br><span class="soft">${detail}</span>`}</td></tr>`

const trailPage = (seat: Seat, { filter, page }: Looked, { acts, total, pages }: FoundActs): Frame => {
  const { words, holder } = seat
  const { say } = words
  const title = say('desk.nav.trail')
  return {
    words, holder, title,
    content: html`<form class="row card" method="get" action="${TRAIL}" role="search">
${field({ label: say('desk.trail_search'), name: 'text', type: 'search', value: filter.text ?? '' })}
${field({ label: say('desk.trail_day'), name: 'day', type: 'date', value: filter.day ?? '' })}
${select(say('desk.act'), 'what', [
      { value: '', label: say('desk.all_orders') }, ...STAFF_ACTS.map((what) => ({ value: what, label: say(`desk.act.${what}`) })),
    ], filter.what)}<button>${say('desk.find')}</button></form><p>${say('desk.acts_found', { count: total })}</p>
${acts.length > 0 && table(title, [say('desk.at'), say('desk.who'), say('desk.act'), say('desk.about')], acts.map(row(seat)))}${
      pager(words, title, { page, pages, href: (other) => addressWith(TRAIL, { ...filter, page: other === 1 ? undefined : other }) })}`,
  }
}

/** What the shop's people did. */
export const trailPages = ({ get, send, refused, commerce: { desk } }: DeskSite): void => {
  get(TRAIL, async (seat, request, reply) => {
    const looked = actListQuery(askedIn(request))
    if (E.isLeft(looked)) return refused(reply, seat, looked.left, TRAIL)
    const found = await desk.findActs(seat.holder, looked.right.filter, looked.right.page)()
    return E.isLeft(found) ? refused(reply, seat, found.left, TRAIL) : send(reply, trailPage(seat, looked.right, found.right))
  })
}
