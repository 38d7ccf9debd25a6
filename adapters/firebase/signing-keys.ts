import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

/** Where Google publishes the keys that sign user tokens. */
export const GOOGLE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** Milliseconds: how long keys without an expiry are cached, and after what time keys are fetched again for an unknown key id. */
const DEFAULT_AGE = 3_600_000
const REFETCH_INTERVAL = 30_000
const TIMEOUT = 5000

const ageOf = (headers: Headers): number => {
  const [, seconds] = /(?:^|[\s,])max-age=(\d+)/i.exec(headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? DEFAULT_AGE : Number(seconds) * 1000
}

type CachedKeys = { readonly keyOf: JWTVerifyGetKey; readonly requestedAt: number; readonly until: number }

export type KeySource = { readonly url: string; readonly fetch: typeof fetch; readonly now: () => number }

/** The keys could not be fetched, so a token cannot be verified. */
export class KeysUnavailable extends Error {}

/** The keys of the service, cached as long as it says; an unknown key id refetches them, at most twice a minute. */
export const openSigningKeys = ({ url, fetch: send, now }: KeySource): JWTVerifyGetKey => {
  let cached: Promise<CachedKeys> | undefined
  const fetchKeys = async (): Promise<CachedKeys> => {
    try {
      const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' })
      if (!response.ok) throw new Error(`${response.status}`)
      const at = now()
      return { keyOf: createLocalJWKSet((await response.json()) as JSONWebKeySet), requestedAt: at, until: at + ageOf(response.headers) }
    } catch (error) {
      cached = undefined
      throw new KeysUnavailable('The signing keys could not be fetched', { cause: error })
    }
  }
  const current = async (isStale: (keys: CachedKeys) => boolean): Promise<CachedKeys> => {
    const pending = cached
    const keys = pending === undefined ? undefined : await pending
    // Concurrent calls that find stale keys fetch them once.
    if (cached !== undefined && cached !== pending) return cached
    return keys === undefined || isStale(keys) ? (cached = fetchKeys()) : keys
  }
  return async (header, token) => {
    const { keyOf } = await current(({ until }) => until <= now())
    try {
      return await keyOf(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      const newer = await current(({ until, requestedAt }) => until <= now() || requestedAt + REFETCH_INTERVAL <= now())
      return newer.keyOf(header, token)
    }
  }
}
