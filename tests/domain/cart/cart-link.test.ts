import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { cartLinkEnd, makeCartLinkToken } from '../../../domain/cart/cart-link.ts'

describe('a link to a cart', () => {
  it('is 22 to 64 letters, digits, hyphens and underscores; anything else is not a valid link', () => {
    for (const text of ['a'.repeat(22), 'Zz9-_'.repeat(5), 'x'.repeat(64)]) expect(makeCartLinkToken(text)).toEqual(E.right(text))
    const others = ['', 'a'.repeat(21), 'a'.repeat(65), ` ${'a'.repeat(22)}`, `${'a'.repeat(22)}!`, 22, undefined, ['a'.repeat(22)]]
    for (const text of others) expect(makeCartLinkToken(text)).toEqual(E.left({ _tag: 'NotFound', what: 'cart' }))
  })

  it('is valid for thirty days', () => {
    expect(cartLinkEnd(new Date('2026-03-02T09:00:00Z'))).toEqual(new Date('2026-04-01T09:00:00Z'))
  })
})
