import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { WrongOrderStatus } from '../../../domain/order/order-refusal.ts'
import { stepOrder, type OrderStep } from '../../../domain/order/step-order.ts'
import { moveOrder, type OrderCommand, type MoveDeps, type NotMoved } from './move-order.ts'
import type { OrderFile } from './order-moves.port.ts'

/** Moves an order to its next step: accepted, packed, delivered. Sends no mail. */
export type StepOrder = (command: OrderCommand, step: OrderStep) => TE.TaskEither<WrongOrderStatus | NotMoved, OrderFile>

export const makeStepOrder =
  (deps: MoveDeps): StepOrder =>
  (command, step) =>
    moveOrder(deps, command, ({ order }, now) => stepOrder(order, step, now))
