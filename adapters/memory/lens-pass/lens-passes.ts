import * as E from 'fp-ts/lib/Either.js'
import type { LensPasses } from '../../../application/commerce/lens-pass/lens-passes.port.ts'
import { EMPTY_PASS } from '../../../domain/lens-pass/lens-pass.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openLensPasses = (state: ShopState): LensPasses => ({
  pass: (owner) => atomically(() => E.right(state.lensPasses.get(owner) ?? EMPTY_PASS)),
  change: (owner, decide) =>
    atomically(() => {
      if (!state.customers.has(owner)) return E.right(EMPTY_PASS)
      const names = { values: (state.lastLensPassId.value += 1), wearer: (state.lastLensPassId.value += 1) }
      const decided = decide(state.lensPasses.get(owner) ?? EMPTY_PASS, names)
      if (E.isRight(decided)) state.lensPasses.set(owner, decided.right)
      return decided
    }),
})
