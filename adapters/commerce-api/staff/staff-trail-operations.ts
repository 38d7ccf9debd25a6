import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { FoundActs } from '../../../application/commerce/staff/find-acts.ts'
import type { ActFilter } from '../../../domain/staff/act-filter.ts'
import { actListQuery } from '../../../domain/staff/list-queries.ts'
import { STAFF_ACTS, type StaffAct } from '../../../domain/staff/staff-act.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { oneOf } from '../codec/one-of.ts'
import { orAbsent, orNull } from '../codec/or-null.ts'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { asking } from '../operations/request-forms.ts'
import { Instant } from '../values/day.codec.ts'
import { dayParameter, pageParameter, pairs, textParameter } from './staff-queries.ts'

const ActWire = t.strict(
  { by: t.string, what: oneOf('StaffAct', STAFF_ACTS), about: t.string, at: Instant, detail: nullable(t.string) }, 'StaffActEntry')
type ActWire = t.TypeOf<typeof ActWire>
const actOf = ({ at, detail, ...act }: ActWire): StaffAct =>
  ({ ...act, at: new Date(at), ...withoutAbsent({ detail: orAbsent(detail) }) })
const actToWire = ({ by, what, about, at, detail }: StaffAct): ActWire =>
  ({ by, what, about, at: at.toISOString(), detail: orNull(detail) })

const FoundWire = t.strict({ 'hydra:member': t.readonlyArray(ActWire), 'hydra:totalItems': t.number, pages: t.number }, 'FoundActs')
const FoundActsCodec = codecFrom('FoundActs', FoundWire, (wire) =>
  E.right<never, FoundActs>({ acts: wire['hydra:member'].map(actOf), total: wire['hydra:totalItems'], pages: wire.pages }))

const what = { name: 'what', schema: { type: 'string', enum: STAFF_ACTS } } as const

type Looked = { readonly filter: ActFilter; readonly page: number }

export const staffTrailOperations = {
  findActs: operation(
    'GET /api/staff/acts', 'What the shop’s people did, the latest first', 'read the trail',
    asking<Looked>({
      query: [textParameter('text'), dayParameter('day'), what, pageParameter],
      encode: ({ filter, page }) => ({ query: pairs({ ...filter, page: String(page) }) }),
      decode: ({ query }) => actListQuery(query),
    }),
    replying(FoundActsCodec, ({ acts, total, pages }) => ({ 'hydra:member': acts.map(actToWire), 'hydra:totalItems': total, pages })),
  ),
}
