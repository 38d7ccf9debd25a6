import { importPKCS8, SignJWT } from 'jose'

const TOKENS = 'https://oauth2.googleapis.com/token'
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
/** Seconds: how long the question is good, and how much of a token's time is left unused. */
const QUESTION_LASTS = 300
const EARLY = 60
/** Milliseconds. */
const TIMEOUT = 10_000

/** Who the shop is to Google, and the key by which it shows that (PEM). */
export type ServiceAccount = { readonly clientEmail: string; readonly privateKey: string }

type Around = { readonly send: typeof fetch; readonly now: () => number }

/** What opens the administration of the project: asked for by a signed question, and kept as long as it is good. */
export const openAdminToken = ({ clientEmail, privateKey }: ServiceAccount, { send, now }: Around): (() => Promise<string>) => {
  let cached: { readonly token: string; readonly until: number } | undefined
  const signed = async (): Promise<string> => {
    const at = Math.floor(now() / 1000)
    return new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail).setAudience(TOKENS).setIssuedAt(at).setExpirationTime(at + QUESTION_LASTS)
      .sign(await importPKCS8(privateKey, 'RS256'))
  }
  return async () => {
    if (cached !== undefined && now() < cached.until) return cached.token
    const answer = await send(TOKENS, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: await signed() }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!answer.ok) throw new Error(`Google returned no access token for Firebase: status ${answer.status}`)
    const { access_token: token, expires_in: seconds } = (await answer.json()) as { access_token?: unknown; expires_in?: unknown }
    if (typeof token !== 'string' || typeof seconds !== 'number') throw new Error('Google returned no access token for Firebase')
    cached = { token, until: now() + (seconds - EARLY) * 1000 }
    return token
  }
}
