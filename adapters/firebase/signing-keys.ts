import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

/** Where Google publishes what it signs tokens of users with. */
export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Milliseconds: how long keys are kept that say nothing of it, how soon keys are asked for again for a name that is not among them. */
const USUAL_AGE = 3_600_000
const PAUSE = 30_000
const TIMEOUT = 5000

const ageOf = (headers: Headers): number => {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/i.exec(headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? USUAL_AGE : Number(seconds) * 1000
}

type CachedKeys = { readonly keyOf: JWTVerifyGetKey; readonly requestedAt: number; readonly until: number }

export type KeySource = { readonly url: string; readonly fetch: typeof fetch; readonly now: () => number }

/** The keys could not be had: nobody knows whether a token is right. */
export class KeysUnavailable extends Error {}

/** The service's keys, kept as long as it says; a key that is new there is asked for, at most twice a minute. */
export const openSigningKeys = ({ url, fetch: ask, now }: KeySource): JWTVerifyGetKey => {
  let cached: Promise<CachedKeys> | undefined
  const fetched = async (): Promise<CachedKeys> => {
    try {
      const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' })
      if (!response.ok) throw new Error(`${response.status}`)
      const at = now()
      return { keyOf: createLocalJWKSet((await response.json()) as JSONWebKeySet), requestedAt: at, until: at + ageOf(response.headers) }
    } catch (error) {
      cached = undefined
      throw new KeysUnavailable('The signing keys could not be read', { cause: error })
    }
  }
  const current = async (isStale: (keys: CachedKeys) => boolean): Promise<CachedKeys> => {
    const pending = cached
    const keys = pending === undefined ? undefined : await pending
    // Many who find them stale at once ask once.
    if (cached !== undefined && cached !== pending) return cached
    return keys === undefined || isStale(keys) ? (cached = fetched()) : keys
  }
  return async (header, token) => {
    const { keyOf } = await current(({ until }) => until <= now())
    try {
      return await keyOf(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      const newer = await current(({ until, requestedAt }) => until <= now() || requestedAt + PAUSE <= now())
      return newer.keyOf(header, token)
    }
  }
}
