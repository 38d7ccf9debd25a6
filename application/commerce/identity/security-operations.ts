import type { securityContract } from '../../contract/security.ts'
import type { EmailChanges } from './email-changes.port.ts'
import type { UseCases } from '../operation.ts'
import { withFixedResponseTime } from '../shop/with-fixed-response-time.ts'
import { makeCancelEmailChangeByLink } from './cancel-email-change-by-link.ts'
import { makeChangeMyPassword } from './change-my-password.ts'
import { makeConfirmEmailChange } from './confirm-email-change.ts'
import { makeEndOtherSessions } from './end-other-sessions.ts'
import { makeEndSession } from './end-session.ts'
import { makeGetEmailChange } from './get-email-change.ts'
import { makeGetSessions } from './get-sessions.ts'
import { makeGetSignInMethods } from './get-sign-in-methods.ts'
import { makeRequestEmailChange } from './request-email-change.ts'

export const securityOperations = {
  getSignInMethods: makeGetSignInMethods,
  changeMyPassword: makeChangeMyPassword,
  getSessions: makeGetSessions,
  endSession: makeEndSession,
  endOtherSessions: makeEndOtherSessions,
  getEmailChange: makeGetEmailChange,
  requestEmailChange: withFixedResponseTime(makeRequestEmailChange),
  confirmEmailChange: makeConfirmEmailChange,
  cancelEmailChange: ({ emailChanges }: { readonly emailChanges: EmailChanges }) => ({ owner }) => emailChanges.cancel(owner),
  cancelEmailChangeByLink: makeCancelEmailChangeByLink,
} satisfies UseCases<typeof securityContract>
