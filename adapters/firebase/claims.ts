import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { ReadToken } from '../../application/commerce/identity/id-tokens.port.ts'
import { makeEmail } from '../../domain/customer/email.ts'
import { namesIn } from '../../domain/identity/names-in.ts'
import { SOCIAL_PROVIDERS } from '../../domain/identity/social-provider.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'

const NumericDate = t.number

/** The claims of a signed-in user; all other claims are ignored. */
const Claims = t.intersection([
  t.strict({
    sub: t.string,
    auth_time: NumericDate,
    iat: NumericDate,
    exp: NumericDate,
    firebase: t.strict({ sign_in_provider: t.string, identities: t.record(t.string, t.unknown) }),
  }),
  t.partial({ email: t.string, email_verified: t.boolean, name: t.string }),
], 'FirebaseClaims')

/** Firebase identifies a provider by its domain. */
const addressOf = (provider: string): string => `${provider}.com`

const dateOf = (seconds: number): Date => new Date(seconds * 1000)

/**
 * The identity in a token. The subject is the provider's, not Firebase's: it stays the same when Firebase joins two providers because of
 * an e-mail address, which is for the shop to decide.
 */
export const readClaims = (payload: unknown): ReadToken | undefined => {
  const decoded = Claims.decode(payload)
  if (E.isLeft(decoded)) return undefined
  const { auth_time: authTime, exp, firebase, email, email_verified: isVerified, name } = decoded.right
  const provider = SOCIAL_PROVIDERS.find((name) => addressOf(name) === firebase.sign_in_provider)
  if (provider === undefined) return undefined
  const [subject] = t.readonlyArray(t.string).is(firebase.identities[addressOf(provider)])
    ? (firebase.identities[addressOf(provider)] as readonly string[]) : []
  if (subject === undefined || subject === '') return undefined
  const address = makeEmail(email ?? '')
  return {
    identity: {
      provider, subject,
      isEmailVouched: isVerified === true && E.isRight(address),
      ...omitUndefined({ email: E.isRight(address) ? address.right : undefined }),
      ...namesIn(name ?? ''),
    },
    signedInAt: dateOf(authTime),
    endsAt: dateOf(exp),
  }
}
