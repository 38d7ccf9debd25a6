import * as E from 'fp-ts/lib/Either.js'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { nothing, sending } from '../operations/request-forms.ts'
import { EmailChangeConfirmationRequest, EmailChangeRequest } from './credentials.codec.ts'
import { CustomerCodec, customerToWire, EmailLinkCodec } from './customer.codec.ts'
import { ChangedCodec, changedToWire, PendingEmailCodec, pendingEmailToWire } from './security.codec.ts'

type Asked = { readonly email: string; readonly password: string }
type Answer = { readonly token: string }

const answering = sending<EmailChangeConfirmationRequest, Answer>({
  body: EmailChangeConfirmationRequest,
  encode: ({ token }) => ({ body: { token } }),
  decode: ({ token }) => E.right({ token }),
})

export const emailChangeOperations = {
  getEmailChange: operation(
    'GET /api/customers/me/email-change', 'The mailbox that is to be the own one and has not answered yet', 'customer',
    nothing,
    replying(PendingEmailCodec, pendingEmailToWire),
  ),
  requestEmailChange: operation(
    'POST /api/customers/me/email-change',
    'Has a letter ask another mailbox whether it is to be the own one; the answer tells nothing about it', 'customer',
    sending<EmailChangeRequest, Asked>({
      body: EmailChangeRequest,
      encode: ({ email, password }) => ({ body: { email, current_password: password } }),
      decode: ({ email, current_password: password }) => E.right({ email, password }),
    }),
    replying(EmailLinkCodec, () => ({ sent: true })),
  ),
  confirmEmailChange: operation(
    'POST /api/customers/me/email-change/confirmation',
    'Answers the letter to the new mailbox and ends all other sessions', 'customer',
    answering,
    replying(CustomerCodec, customerToWire),
  ),
  cancelEmailChange: operation(
    'DELETE /api/customers/me/email-change', 'Changes the own mailbox no more', 'customer',
    nothing,
    replying(ChangedCodec, changedToWire),
  ),
  cancelEmailChangeByLink: operation(
    'POST /api/email-change-withdrawals', 'Calls off what the letter to an old mailbox tells of; the answer tells nothing', 'letter token',
    answering,
    replying(ChangedCodec, changedToWire),
  ),
}
