import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { addOnce, isAdditionKey } from '../../../domain/cart/add-once.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { aCart } from '../../support/builders/cart.ts'

const key = (number: number): string => `addition-${String(number).padStart(8, '0')}`
const noted = (cart: Cart): E.Either<never, Cart> => E.right({ ...cart, comment: `${cart.comment ?? ''}+` })
const of = (one: string, products = 1) => ({ key: one, digest: requestDigest('add', 'cart', { products }) })
const adding = (cart: Cart, one?: string): Cart =>
  E.getOrElse(() => cart)(addOnce(cart, one === undefined ? undefined : of(one), noted))

describe('adding to a cart', () => {
  it('counts once for each request key, however often it is sent, and every time without a key', () => {
    expect(adding(adding(aCart(), key(1)), key(1)).comment).toBe('+')
    expect(adding(adding(aCart(), key(1)), key(2)).comment).toBe('++')
    expect(adding(adding(aCart())).comment).toBe('++')
  })

  it('does not count when it was rejected', () => {
    expect(addOnce(aCart(), of(key(1)), () => E.left('no'))).toEqual(E.left('no'))
    const ordered = aCart({ checkoutState: 'completed', additions: [key(1)] })
    expect(addOnce(ordered, of(key(1)), () => E.left('ordered'))).toEqual(E.left('ordered'))
  })

  it('H-S10 is rejected when its key was used for other products; a key stored by an earlier release counts as done', () => {
    const filled = adding(aCart(), key(1))
    expect(addOnce(filled, of(key(1), 2), noted)).toEqual(E.left({ _tag: 'KeyReused' }))
    expect(addOnce(filled, of(key(1)), noted)).toEqual(E.right(filled))
    const older = aCart({ additions: [key(1)] })
    expect(addOnce(older, of(key(1), 2), noted)).toEqual(E.right(older))
  })

  it('is remembered for the next nineteen additions', () => {
    const full = Array.from({ length: 20 }, (_, index) => index).reduce((cart, index) => adding(cart, key(index)), aCart())
    expect(adding(full, key(0))).toBe(full)
    expect(adding(full, key(20)).additions).toEqual(
      Array.from({ length: 20 }, (_, index) => `${key(index + 1)}:${of('').digest}`))
  })

  it('has a key that cannot be guessed', () => {
    expect(['a'.repeat(15), 'a'.repeat(65), `${key(1)} `, ''].filter(isAdditionKey)).toEqual([])
    expect([key(1), 'a'.repeat(64)].every(isAdditionKey)).toBe(true)
  })
})
