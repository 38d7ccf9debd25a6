import * as E from 'fp-ts/lib/Either.js'
import type { AttemptCounter } from '../../../application/commerce/attempts/attempt-counter.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openAttemptCounter = ({ attempts }: ShopState): AttemptCounter => ({
  note: (key, now, since) =>
    atOnce(() => {
      const counted = [...(attempts.get(key) ?? []).filter((at) => at > since), now]
      attempts.set(key, counted)
      return E.right(counted.length)
    }),
  forget: (key) =>
    atOnce(() => {
      attempts.delete(key)
      return E.right(undefined)
    }),
})
