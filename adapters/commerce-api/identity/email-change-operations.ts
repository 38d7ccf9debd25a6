import * as E from 'fp-ts/lib/Either.js'
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody } from '../operations/request-forms.ts'
import { EmailChangeConfirmationRequest, EmailChangeRequest } from './credentials.codec.ts'
import { CustomerCodec, customerToWire, EmailLinkCodec } from './customer.codec.ts'
import { ChangedCodec, changedToWire, PendingEmailCodec, pendingEmailToWire } from './security.codec.ts'

type Input = { readonly email: string; readonly password: string }
type Token = { readonly token: string }

const tokenRequest = withBody<EmailChangeConfirmationRequest, Token>({
  body: EmailChangeConfirmationRequest,
  encode: ({ token }) => ({ body: { token } }),
  decode: ({ token }) => E.right({ token }),
})

export const emailChangeOperations = {
  getEmailChange: operation(
    'GET /api/customers/me/email-change', 'Retrieve the pending change of the e-mail address', 'customer',
    noInput,
    replyWith(PendingEmailCodec, pendingEmailToWire),
  ),
  requestEmailChange: operation(
    'POST /api/customers/me/email-change',
    'Request a change of the e-mail address, confirmed by e-mail; reveals nothing about the address', 'customer',
    withBody<EmailChangeRequest, Input>({
      body: EmailChangeRequest,
      encode: ({ email, password }) => ({ body: { email, current_password: password } }),
      decode: ({ email, current_password: password }) => E.right({ email, password }),
    }),
    replyWith(EmailLinkCodec, () => ({ sent: true })),
  ),
  confirmEmailChange: operation(
    'POST /api/customers/me/email-change/confirmation',
    'Confirm a change of the e-mail address and end all other sessions', 'customer',
    tokenRequest,
    replyWith(CustomerCodec, customerToWire),
  ),
  cancelEmailChange: operation(
    'DELETE /api/customers/me/email-change', 'Cancel the pending change of the e-mail address', 'customer',
    noInput,
    replyWith(ChangedCodec, changedToWire),
  ),
  cancelEmailChangeByLink: operation(
    'POST /api/email-change-cancellations',
    'Cancel a change of the e-mail address with the token of an e-mail; reveals nothing about the address', 'e-mail token',
    tokenRequest,
    replyWith(ChangedCodec, changedToWire),
  ),
}
