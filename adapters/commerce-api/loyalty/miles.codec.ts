import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { MilesPoints } from '../../../domain/order/earned-points.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { Instant } from '../values/day.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

export const MilesNumberRequest = closed('MilesNumberRequest', { miles_and_more_number: TypedText })

const MilesPointsWire = t.strict({ order_number: t.string, order_created_at: Instant, points: t.number }, 'MilesPoints')

const MilesListWire = t.strict(
  { 'hydra:member': t.readonlyArray(MilesPointsWire), 'hydra:totalItems': t.number },
  'MilesList',
)
export type MilesListWire = t.TypeOf<typeof MilesListWire>

type MilesPage = { readonly points: readonly MilesPoints[]; readonly total: number }

export const milesListToWire = ({ points: list, total }: MilesPage): MilesListWire => ({
  'hydra:member': list.map(({ orderNumber, orderCreatedAt, points }) => ({
    order_number: orderNumber,
    order_created_at: orderCreatedAt,
    points,
  })),
  'hydra:totalItems': total,
})

/** The miles earned by orders (Commerce §7). */
export const MilesListCodec = codecFrom(
  'MilesList',
  MilesListWire,
  (wire): E.Either<never, MilesPage> =>
    E.right({
      points: wire['hydra:member'].map(({ order_number, order_created_at, points }) => ({
        orderNumber: order_number,
        orderCreatedAt: order_created_at,
        points,
      })),
      total: wire['hydra:totalItems'],
    }),
)
