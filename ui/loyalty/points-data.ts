import type { PointsMovement } from '../../domain/order/points-movements.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'

export const POINTS_PATH = '/my-account/bonus-points'

/** The change of points by an order, for display. */
export type PointsEntry = Pick<PointsMovement, 'orderNumber' | 'orderCreatedAt' | 'points' | 'state'> & { readonly path: string }

export const toPointsEntry = ({ orderId, orderNumber, orderCreatedAt, points, state }: PointsMovement, locale: Locale): PointsEntry =>
  ({ orderNumber, orderCreatedAt, points, state, path: localePath(locale, `/my-account/order/${orderId}`) })
