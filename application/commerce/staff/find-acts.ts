import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { countablePage } from '../../../domain/listing/one-page.ts'
import { soughtText } from '../../../domain/order/order-filter.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ActFilter } from '../../../domain/staff/act-filter.ts'
import type { StaffAct } from '../../../domain/staff/staff-act.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import type { StaffTrail } from './staff-trail.port.ts'

export type FoundActs = { readonly acts: readonly StaffAct[]; readonly total: number; readonly pages: number }

const ITEMS_PER_PAGE = 50

/** Who did what to which thing, the latest first. */
export type FindActs = (filter: ActFilter, page: number) => TE.TaskEither<ServiceUnavailable, FoundActs>

export const makeFindActs =
  ({ staffTrail }: { readonly staffTrail: StaffTrail }): FindActs =>
  ({ what, day, text }, page) =>
    pipe(
      staffTrail.find(
        withoutAbsent({ what, day, text: soughtText(text) }), { page: countablePage(page), itemsPerPage: ITEMS_PER_PAGE }),
      TE.map((found) => ({ ...found, pages: Math.max(1, Math.ceil(found.total / ITEMS_PER_PAGE)) })),
    )
