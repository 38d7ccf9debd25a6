import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { makeMoney } from '../../../domain/money/money.ts'

describe('money', () => {
  it('refuses an amount that is not whole cents', () => {
    expect(makeMoney(1.5, 'CHF')).toEqual(E.left({ _tag: 'NotWholeCents', asked: 1.5 }))
  })
})
