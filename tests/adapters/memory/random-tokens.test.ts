import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { countedTokens } from '../../support/counted-tokens.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'

describe('tokens', () => {
  it('have the format of a token, at least 128 bits, and are unique', () => {
    const tokens = Array.from({ length: 10_000 }, randomTokens.make)
    expect(tokens.every((token) => E.isRight(makeCartToken(token)))).toBe(true)
    expect(new Set(tokens).size).toBe(10_000)
    expect(new Set(tokens.join('')).size).toBe(64)
  })

  it('can be sequential where a story must look the same every time', () => {
    const { make } = countedTokens()
    expect([make(), make()].map((token) => E.isRight(makeCartToken(token)))).toEqual([true, true])
    expect(countedTokens().make()).toBe(countedTokens().make())
  })
})
