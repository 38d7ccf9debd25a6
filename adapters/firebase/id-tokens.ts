import * as E from 'fp-ts/lib/Either.js'
import { jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { IdTokens } from '../../application/commerce/identity/id-tokens.port.ts'
import { readClaims } from './claims.ts'
import { GOOGLE_KEYS, KeysUnavailable, openSigningKeys } from './signing-keys.ts'

/** Seconds by which clocks may differ. */
const TOLERANCE = 10
/** No valid token is longer; longer ones are not parsed. */
const MAX_LENGTH = 8192

type Verify = (token: string, now: Date) => Promise<JWTPayload>

const expected = (projectId: string, now: Date) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  currentDate: now,
  clockTolerance: TOLERANCE,
})

/** Only RS256: a token with another algorithm is refused. */
const bySignature = (projectId: string, keys: JWTVerifyGetKey): Verify => async (token, now) => {
  const { payload } = await jwtVerify(token, keys, {
    ...expected(projectId, now), algorithms: ['RS256'], requiredClaims: ['sub', 'auth_time', 'iat', 'exp'],
  })
  return payload
}

/** The emulator does not sign, and anyone can create its tokens, so it is only for development. */
const withoutSignature = (projectId: string): Verify => async (token, now) =>
  UnsecuredJWT.decode(token, expected(projectId, now)).payload

const isFromFuture = ({ iat = 0 }: JWTPayload, now: Date): boolean => iat * 1000 > now.getTime() + TOLERANCE * 1000

type Service = {
  readonly projectId: string
  readonly isEmulated: boolean
  readonly report: (error: unknown) => void
  /** The URL of Google's keys, unless a test has its own. */
  readonly keys?: string
}

/** Reads Firebase tokens of this project (decision S10). */
export const firebaseIdTokens = ({ projectId, isEmulated, report, keys: url = GOOGLE_KEYS }: Service): IdTokens => {
  const verify = isEmulated
    ? withoutSignature(projectId)
    : bySignature(projectId, openSigningKeys({ url, fetch: (input, init) => fetch(input, init), now: Date.now }))
  return {
    read: (token, now) => async () => {
      if (token.length > MAX_LENGTH) return E.right(undefined)
      try {
        const payload = await verify(token, now)
        return E.right(isFromFuture(payload, now) ? undefined : readClaims(payload))
      } catch (error) {
        if (!(error instanceof KeysUnavailable)) return E.right(undefined)
        report(error)
        return E.left({ _tag: 'ServiceUnavailable' })
      }
    },
  }
}
