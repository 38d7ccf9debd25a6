import * as E from 'fp-ts/lib/Either.js'
import { jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { IdTokens } from '../../application/commerce/identity/id-tokens.port.ts'
import { readClaims } from './claims.ts'
import { GOOGLE_KEYS, KeysUnavailable, openSigningKeys } from './signing-keys.ts'

/** Seconds by which clocks may differ. */
const TOLERANCE = 10
/** No token is longer; what is, is not even looked at. */
const LONGEST = 8192

type Verify = (token: string, now: Date) => Promise<JWTPayload>

const expected = (projectId: string, now: Date) => ({
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  currentDate: now,
  clockTolerance: TOLERANCE,
})

/** Only RS256: a token that names another way to sign is none, whatever it is signed with. */
const bySignature = (projectId: string, keys: JWTVerifyGetKey): Verify => async (token, now) => {
  const { payload } = await jwtVerify(token, keys, {
    ...expected(projectId, now), algorithms: ['RS256'], requiredClaims: ['sub', 'auth_time', 'iat', 'exp'],
  })
  return payload
}

/** The emulator signs nothing; anybody can write its tokens, so it is for trying things out only. */
const withoutSignature = (projectId: string): Verify => async (token, now) =>
  UnsecuredJWT.decode(token, expected(projectId, now)).payload

const isOfLater = ({ iat = 0 }: JWTPayload, now: Date): boolean => iat * 1000 > now.getTime() + TOLERANCE * 1000

type Service = {
  readonly projectId: string
  readonly isEmulated: boolean
  readonly report: (error: unknown) => void
  /** Google's, unless a test signs by itself. */
  readonly keys?: string
}

/** Reads tokens that Firebase made for this project (decision S10). */
export const firebaseIdTokens = ({ projectId, isEmulated, report, keys: url = GOOGLE_KEYS }: Service): IdTokens => {
  const verify = isEmulated
    ? withoutSignature(projectId)
    : bySignature(projectId, openSigningKeys({ url, fetch: (input, init) => fetch(input, init), now: Date.now }))
  return {
    read: (token, now) => async () => {
      if (token.length > LONGEST) return E.right(undefined)
      try {
        const payload = await verify(token, now)
        return E.right(isOfLater(payload, now) ? undefined : readClaims(payload))
      } catch (error) {
        if (!(error instanceof KeysUnavailable)) return E.right(undefined)
        report(error)
        return E.left({ _tag: 'ServiceUnavailable' })
      }
    },
  }
}
