import type { SubmittedMessage } from '../../domain/contact/contact-message.ts'
import type { SubmittedWithdrawal } from '../../domain/contact/withdrawal.ts'
import type { Keyed } from '../../domain/idempotency-key.ts'
import { operation, type } from './operation.ts'

/** Messages to the shop; each is carried out once by its key. */
export const contactContract = {
  sendMessage: operation({
    input: type<Keyed<SubmittedMessage>>(), output: type<void>(), refusals: ['InvalidMessage', 'TooManyAttempts', 'KeyReused'],
    permission: 'anyone',
  }),
  declareWithdrawal: operation({
    input: type<Keyed<SubmittedWithdrawal>>(), output: type<{ readonly at: Date }>(),
    refusals: ['InvalidMessage', 'TooManyAttempts', 'KeyReused'], permission: 'anyone',
  }),
}
