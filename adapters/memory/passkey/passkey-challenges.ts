import * as E from 'fp-ts/lib/Either.js'
import type { PasskeyChallenges } from '../../../application/commerce/passkey/passkey-challenges.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openPasskeyChallenges = ({ challenges }: ShopState): PasskeyChallenges => ({
  store: ({ challenge, ...given }, endsAt) =>
    atOnce(() => {
      challenges.set(challenge, { ...given, endsAt })
      return E.right(undefined)
    }),
  take: ({ challenge, purpose, holder }, at) =>
    atOnce(() => {
      const kept = challenges.get(challenge)
      const isTheirs = kept?.purpose === purpose && kept.holder === holder && kept.endsAt > at
      return E.right(isTheirs && challenges.delete(challenge))
    }),
})
