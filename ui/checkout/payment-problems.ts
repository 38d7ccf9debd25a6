import { refusalMessage } from '../messages/refusal-message.ts'
import type { FormReply, FieldProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'

/** What the last step misses before it asks the shop: a way to pay, unless nothing is to be paid, and consent. */
export const paymentProblems = (typed: FormReply['typed'], isNothingDue: boolean): FieldProblems => ({
  ...(isNothingDue || (typed['paymentMethod'] ?? '') !== ''
    ? {}
    : { paymentMethod: { id: 'checkout.payment.choose', values: {} } }),
  ...(isTicked(typed, 'terms') ? {} : { terms: refusalMessage({ _tag: 'TermsNotAccepted' }) }),
})
