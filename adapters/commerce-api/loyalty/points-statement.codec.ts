import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { POINTS_STATES, type PointsMovement } from '../../../domain/order/points-movements.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { oneOf } from '../codec/one-of.ts'
import { Instant } from '../values/day.codec.ts'

const MovementWire = t.strict(
  {
    order_id: t.number, order_number: t.string, order_created_at: Instant, points: t.number,
    state: oneOf('PointsState', POINTS_STATES),
  },
  'PointsMovement',
)

const StatementWire = t.strict(
  { points: t.number, 'hydra:member': t.readonlyArray(MovementWire), 'hydra:totalItems': t.number },
  'PointsStatement',
)
type StatementWire = t.TypeOf<typeof StatementWire>

type Statement = { readonly balance: number; readonly movements: readonly PointsMovement[]; readonly total: number }

export const pointsStatementToWire = ({ balance, movements, total }: Statement): StatementWire => ({
  points: balance,
  'hydra:member': movements.map(({ orderId, orderNumber, orderCreatedAt, points, state }) => ({
    order_id: orderId, order_number: orderNumber, order_created_at: orderCreatedAt, points, state,
  })),
  'hydra:totalItems': total,
})

/** The balance of bonus points, and the change by each order. */
export const PointsStatementCodec = codecFrom(
  'PointsStatement',
  StatementWire,
  (wire): E.Either<never, Statement> =>
    E.right({
      balance: wire.points,
      movements: wire['hydra:member'].map(({ order_id, order_number, order_created_at, points, state }) => ({
        orderId: order_id, orderNumber: order_number, orderCreatedAt: order_created_at, points, state,
      })),
      total: wire['hydra:totalItems'],
    }),
)
