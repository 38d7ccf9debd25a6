import { COMMENT_LENGTH, readComment } from '../../domain/order/comment.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import type { FormReply, FieldProblems } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'

/**
 * Errors of the last step that are found without a request: no payment method although something is due, a comment that is too
 * long, no consent.
 */
export const paymentProblems = (typed: FormReply['typed'], isNothingDue: boolean): FieldProblems => ({
  ...(isNothingDue || (typed['paymentMethod'] ?? '') !== ''
    ? {}
    : { paymentMethod: { id: 'checkout.payment.choose', values: {} } }),
  ...(readComment(typed['comment']).length > COMMENT_LENGTH
    ? { comment: { id: 'validation.too_long', values: { maximum: COMMENT_LENGTH } } }
    : {}),
  ...(isTicked(typed, 'terms') ? {} : { terms: refusalMessage({ _tag: 'TermsNotAccepted' }) }),
})
