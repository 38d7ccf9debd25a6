import * as TE from 'fp-ts/lib/TaskEither.js'
import type { IdTokens, ReadToken } from '../../../application/commerce/identity/id-tokens.port.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { VouchedIdentity } from '../../../domain/identity/vouched-identity.ts'
import { made } from '../builders/made.ts'

/** A user who signed in with Google, which verified the e-mail address. */
export const anIdentity = (stated: Partial<VouchedIdentity> = {}): VouchedIdentity => ({
  provider: 'google', subject: 'google-1', email: made(makeEmail('anna@example.ch')), isEmailVouched: true,
  firstName: 'Anna', lastName: 'Keller', ...stated,
})

/** A service whose tokens are created by the test; any other text is invalid. */
export const openFakeIdTokens = () => {
  const written = new Map<string, ReadToken>()
  const idTokens: IdTokens = { read: (token) => TE.right(written.get(token)) }
  return {
    idTokens,
    token: (now: Date, identity: VouchedIdentity, age = 0): string => {
      const token = `token ${written.size}`
      written.set(token, { identity, signedInAt: new Date(now.getTime() - age), endsAt: new Date(now.getTime() + 3_600_000) })
      return token
    },
  }
}
