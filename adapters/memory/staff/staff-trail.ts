import * as E from 'fp-ts/lib/Either.js'
import type { StaffTrail } from '../../../application/commerce/staff/staff-trail.port.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import type { ActFilter } from '../../../domain/staff/act-filter.ts'
import type { StaffAct } from '../../../domain/staff/staff-act.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

const fits = ({ what, day, text }: ActFilter) => (act: StaffAct): boolean =>
  (what === undefined || act.what === what)
  && (day === undefined || zurichTime(act.at).day === day)
  && (text === undefined || [act.by, act.about].some((where) => where.toLowerCase().includes(text.toLowerCase())))

export const openStaffTrail = ({ staffActs }: ShopState): StaffTrail => ({
  note: (act) => atOnce(() => {
    staffActs.push(act)
    return E.right(undefined)
  }),
  noteLook: (act, since) => atOnce(() => {
    const isNew = staffActs.every(({ by, what, about, at }) => by !== act.by || what !== act.what || about !== act.about || at <= since)
    if (isNew) staffActs.push(act)
    return E.right(undefined)
  }),
  find: (filter, at) => atOnce(() => {
    const found = staffActs.toReversed().filter(fits(filter))
    return E.right({ acts: onePage(found, at), total: found.length })
  }),
})
