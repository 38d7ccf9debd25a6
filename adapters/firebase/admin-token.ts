import { importPKCS8, SignJWT } from 'jose'

const TOKENS = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
/** Seconds: the validity of the signed assertion, and the part of a token's lifetime that is not used. */
const ASSERTION_LIFETIME = 300
const SAFETY_MARGIN = 60
/** Milliseconds. */
const TIMEOUT = 10_000

/** The shop's service account at Google, with its private key (PEM). */
export type ServiceAccount = { readonly clientEmail: string; readonly privateKey: string }

type Environment = { readonly send: typeof fetch; readonly now: () => number }

/** The access token for administering the project: requested with a signed assertion, and cached while it is valid. */
export const openAdminToken = ({ clientEmail, privateKey }: ServiceAccount, { send, now }: Environment): (() => Promise<string>) => {
  let cached: { readonly token: string; readonly until: number } | undefined
  const signed = async (): Promise<string> => {
    const at = Math.floor(now() / 1000)
    return new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail).setAudience(TOKENS).setIssuedAt(at).setExpirationTime(at + ASSERTION_LIFETIME)
      .sign(await importPKCS8(privateKey, 'RS256'))
  }
  return async () => {
    if (cached !== undefined && now() < cached.until) return cached.token
    const response = await send(TOKENS, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: await signed() }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`Google returned no access token for Firebase: status ${response.status}`)
    const { access_token: token, expires_in: seconds } = (await response.json()) as { access_token?: unknown; expires_in?: unknown }
    if (typeof token !== 'string' || typeof seconds !== 'number')
      throw new Error('The response of Google contains no access token for Firebase')
    cached = { token, until: now() + (seconds - SAFETY_MARGIN) * 1000 }
    return token
  }
}
