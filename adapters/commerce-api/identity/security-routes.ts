import type { securityContract } from '../../../application/contract/security.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput, pathRequest, textIn } from '../operations/request-forms.ts'
import { EmailChangeConfirmationRequest, EmailChangeRequest, PasswordChangeRequest, SignOutOthersRequest } from './credentials.codec.ts'
import { CustomerRecord, MailSent } from './customer.codec.ts'
import { CredentialsChanged, PendingEmailRecord, SessionsRecord, SignInMethodsRecord } from './security.codec.ts'

const changed = reply(CredentialsChanged)

export const securityRoutes = {
  getSignInMethods: route(
    'GET /api/customers/me/sign-in-methods', 'List the customer’s sign-in methods', noInput, reply(SignInMethodsRecord),
  ),
  changeMyPassword: route(
    'PUT /api/customers/me/password', 'Change the password and end all other sessions', bodyRequest(PasswordChangeRequest), changed,
  ),
  getSessions: route(
    'GET /api/customers/me/sessions', 'List the customer’s sessions, most recently used first', noInput, reply(SessionsRecord),
  ),
  endSession: route(
    'DELETE /api/customers/me/sessions/{session_id}', 'End a session', pathRequest({ id: textIn('session_id') }), changed,
  ),
  endOtherSessions: route(
    'POST /api/customers/me/sessions/removal',
    'End all other sessions, optionally removing linked providers and passkeys',
    bodyRequest(SignOutOthersRequest), changed,
  ),
  getEmailChange: route(
    'GET /api/customers/me/email-change', 'Retrieve the pending change of the e-mail address', noInput, reply(PendingEmailRecord),
  ),
  requestEmailChange: route(
    'POST /api/customers/me/email-change',
    'Request a change of the e-mail address, confirmed by e-mail; reveals nothing about the address',
    bodyRequest(EmailChangeRequest), reply(MailSent),
  ),
  confirmEmailChange: route(
    'POST /api/customers/me/email-change/confirmation',
    'Confirm a change of the e-mail address and end all other sessions',
    bodyRequest(EmailChangeConfirmationRequest), reply(CustomerRecord),
  ),
  cancelEmailChange: route(
    'DELETE /api/customers/me/email-change', 'Cancel the pending change of the e-mail address', noInput, changed,
  ),
  cancelEmailChangeByLink: route(
    'POST /api/email-change-cancellations',
    'Cancel a change of the e-mail address with the token of an e-mail; reveals nothing about the address',
    bodyRequest(EmailChangeConfirmationRequest), changed,
  ),
} satisfies Routes<typeof securityContract>
