import * as E from 'fp-ts/lib/Either.js'
import type { AttemptCounter } from '../../../application/commerce/attempts/attempt-counter.port.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openAttemptCounter = ({ attempts }: ShopState): AttemptCounter => {
  const countedSince = (key: string, since: Date): number => (attempts.get(key) ?? []).filter(({ at }) => at > since).length
  return {
    note: (key, now, since) =>
      atomically(() => {
        const endsAt = new Date(2 * now.getTime() - since.getTime())
        attempts.set(key, [...(attempts.get(key) ?? []), { at: now, endsAt }])
        return E.right(countedSince(key, since))
      }),
    count: (key, since) => atomically(() => E.right(countedSince(key, since))),
    reset: (key) =>
      atomically(() => {
        attempts.delete(key)
        return E.right(undefined)
      }),
    sweep: (now) =>
      atomically(() => {
        for (const [key, noted] of attempts) {
          const counting = noted.filter(({ endsAt }) => endsAt > now)
          if (counting.length === 0) attempts.delete(key)
          else attempts.set(key, counting)
        }
        return E.right(false)
      }),
  }
}
