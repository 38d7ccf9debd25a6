import { transition } from 'xstate'
import { paymentMachine, type PaymentEvent } from './payment.machine.ts'
import type { PaymentStatus } from './payment.ts'

/** The status of an attempt after an event. */
export const nextPaymentStatus = (status: PaymentStatus, event: PaymentEvent): PaymentStatus =>
  transition(paymentMachine, paymentMachine.resolveState({ value: status }), event)[0].value
