import type { identityContract } from '../../contract/identity.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'
import type { UseCases } from '../operation.ts'
import { withFixedResponseTime } from '../shop/with-fixed-response-time.ts'
import { makeExchangeLoginLinkHash } from './exchange-login-link-hash.ts'
import { makeLinkIdentity } from './link-identity.ts'
import { makeReadEmailLink } from './read-email-link.ts'
import { makeResetPassword } from './reset-password.ts'
import { makeSendLoginLink } from './send-login-link.ts'
import { makeSendPasswordReset } from './send-password-reset.ts'
import { makeSendVerificationEmail } from './send-verification-email.ts'
import { makeSignInWithIdToken } from './sign-in-with-id-token.ts'
import { makeSignIn } from './sign-in.ts'
import { makeSignOut } from './sign-out.ts'
import { makeSignUp } from './sign-up.ts'
import { makeUnlinkIdentity } from './unlink-identity.ts'
import { makeVerifyEmail } from './verify-email.ts'

export const identityOperations = {
  signIn: withFixedResponseTime(makeSignIn),
  signUp: withFixedResponseTime(makeSignUp),
  signInWithIdToken: makeSignInWithIdToken,
  listIdentities: ({ linkedIdentities }: { readonly linkedIdentities: LinkedIdentities }) =>
    ({ owner }) => linkedIdentities.providersOf(owner),
  linkIdentity: makeLinkIdentity,
  unlinkIdentity: makeUnlinkIdentity,
  sendVerificationEmail: makeSendVerificationEmail,
  verifyEmail: makeVerifyEmail,
  sendPasswordReset: withFixedResponseTime(makeSendPasswordReset),
  sendLoginLink: withFixedResponseTime(makeSendLoginLink),
  exchangeLoginLinkHash: makeExchangeLoginLinkHash,
  readEmailLink: makeReadEmailLink,
  resetPassword: makeResetPassword,
  signOut: makeSignOut,
} satisfies UseCases<typeof identityContract>
