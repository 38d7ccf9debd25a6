import { expect, it } from 'vitest'
import { readTypedAmount } from '../../../domain/money/typed-amount.ts'

it.each([
  ['10', 1000], ['10.5', 1050], ['1’234,05', 123405], ['', undefined], ['-1', undefined], ['1.234', undefined], ['1e3', undefined],
])(
  'an amount typed as %s is read, or rejected', (typed, cents) => { expect(readTypedAmount(typed, 'CHF')?.cents).toBe(cents) })
