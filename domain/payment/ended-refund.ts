import { transition } from 'xstate'
import { refundMachine, type RefundEvent } from './refund.machine.ts'
import type { Refund } from './refund.ts'

/** A refund that ended; `undefined` if it had ended before. `now` is an ISO instant. */
export const endedRefund = (refund: Refund, event: RefundEvent, now: string): Refund | undefined => {
  const state = transition(refundMachine, refundMachine.resolveState({ value: refund.state }), event)[0].value
  return state === refund.state ? undefined : { ...refund, state, endedAt: now }
}
