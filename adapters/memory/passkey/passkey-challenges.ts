import * as E from 'fp-ts/lib/Either.js'
import type { PasskeyChallenges } from '../../../application/commerce/passkey/passkey-challenges.port.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openPasskeyChallenges = ({ challenges }: ShopState): PasskeyChallenges => ({
  store: ({ challenge, ...issued }, endsAt) =>
    atomically(() => {
      challenges.set(challenge, { ...issued, endsAt })
      return E.right(undefined)
    }),
  take: ({ challenge, purpose, holder }, at) =>
    atomically(() => {
      const issued = challenges.get(challenge)
      const isValid = issued?.purpose === purpose && issued.holder === holder && issued.endsAt > at
      return E.right(isValid && challenges.delete(challenge))
    }),
})
