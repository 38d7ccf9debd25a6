import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { stepOrder, type OrderStep } from '../../../domain/order/step-order.ts'
import { moveOrder, type Asked, type MoveDeps, type NotMoved } from './move-order.ts'
import type { OrderFile } from './order-moves.port.ts'

/** The shop's people bring an order one step further: taken on, packed, arrived. Nobody is written to about it. */
export type StepOrder = (asked: Asked, step: OrderStep) => TE.TaskEither<WrongOrderStatus | NotMoved, OrderFile>

export const makeStepOrder =
  (deps: MoveDeps): StepOrder =>
  (asked, step) =>
    moveOrder(deps, asked, ({ order }, now) => stepOrder(order, step, now))
