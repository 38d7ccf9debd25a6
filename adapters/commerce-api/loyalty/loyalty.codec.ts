import * as t from 'io-ts'
import type { PointsStatement } from '../../../application/contract/loyalty.ts'
import type { MilesPoints } from '../../../domain/order/earned-points.ts'
import { type PointsMovement, POINTS_STATES } from '../../../domain/order/points-movements.ts'
import { as, list } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { closedRecord, record, wrapped } from '../codec/record.ts'
import { Instant } from '../values/day.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

export const MilesNumberRequest = closedRecord<{ readonly number: string }>(
  'MilesNumberRequest', { number: as('miles_and_more_number', TypedText) },
)

const total = as('hydra:totalItems', t.number)
const ofOrder = { orderNumber: t.string, orderCreatedAt: Instant, points: t.number }

/** The miles earned by orders (Commerce §7). */
export const MilesListRecord = record<{ readonly points: readonly MilesPoints[]; readonly total: number }>(
  'MilesList', { points: as('hydra:member', list(record<MilesPoints>('MilesPoints', ofOrder))), total },
)

const movement = record<PointsMovement>(
  'PointsMovement', { orderId: t.number, ...ofOrder, state: oneOf('PointsState', POINTS_STATES) },
)

/** The balance of bonus points, and the change by each order. */
export const PointsStatementRecord = record<PointsStatement>(
  'PointsStatement', { balance: as('points', t.number), movements: as('hydra:member', list(movement)), total },
)

export const BonusPointsRecord = wrapped('BonusPoints', 'points', t.number)
