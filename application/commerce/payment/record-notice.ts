import type { TaskEither } from 'fp-ts/TaskEither'
import type { Order } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { NoticeRefused } from './payment-provider.port.ts'

/** Takes the provider's word on an attempt: `body` raw as received, late, repeated or out of order (decision A31). */
export type RecordNotice = (notice: {
  readonly body: string
  readonly signature: string | undefined
}) => TaskEither<NoticeRefused | Failure, Order>
export const RecordNotice = token<RecordNotice>('RecordNotice')
