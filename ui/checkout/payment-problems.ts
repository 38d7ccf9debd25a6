import { COMMENT_LENGTH, readComment } from '../../domain/order/comment.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import type { FormReply, FieldProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'

/** What is wrong with the last step before it asks the shop: no way to pay, unless nothing is to be paid, a long comment, no consent. */
export const paymentProblems = (typed: FormReply['typed'], isNothingDue: boolean): FieldProblems => ({
  ...(isNothingDue || (typed['paymentMethod'] ?? '') !== ''
    ? {}
    : { paymentMethod: { id: 'checkout.payment.choose', values: {} } }),
  ...(readComment(typed['comment']).length > COMMENT_LENGTH
    ? { comment: { id: 'validation.too_long', values: { maximum: COMMENT_LENGTH } } }
    : {}),
  ...(isTicked(typed, 'terms') ? {} : { terms: refusalMessage({ _tag: 'TermsNotAccepted' }) }),
})
