import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, isCurrency } from '../../../domain/money/currency.ts'
import { addMoney, isPositive, multiplyMoney, subtractMoney, sumMoney } from '../../../domain/money/money-arithmetic.ts'
import { makeMoney } from '../../../domain/money/money.ts'
import { sameMoney } from '../../../domain/money/same-money.ts'
import { chf, money } from '../../support/builders/money.ts'

const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

describe('money', () => {
  it('rejects an amount that is not in whole cents', () => {
    expect(makeMoney(1.5, 'CHF')).toEqual(E.left({ _tag: 'NotWholeCents', amount: 1.5 }))
    expect(E.isLeft(makeMoney(Number.NaN, 'CHF'))).toBe(true)
    expect(E.isLeft(makeMoney(2 ** 53, 'CHF'))).toBe(true)
  })

  it('has no negative zero', () => {
    expect(Object.is(chf(-0).cents, 0)).toBe(true)
    expect(Object.is(multiplyMoney(chf(-5), 0).cents, 0)).toBe(true)
  })

  it('adds, subtracts and multiplies whole cents', () => {
    expect(addMoney(chf(4990), chf(10))).toEqual(chf(5000))
    expect(subtractMoney(chf(10), chf(4990))).toEqual(chf(-4980))
    expect(multiplyMoney(chf(4990), 3)).toEqual(chf(14970))
    expect(sumMoney([chf(1), chf(2), chf(3)], 'CHF')).toEqual(chf(6))
    expect(sumMoney([], 'EUR')).toEqual(money(0, 'EUR'))
  })

  it('gives the same sum in any order, and subtracts what was added', () => {
    fc.assert(fc.property(fc.array(amounts), amounts, (cents, extra) => {
      const sum = sumMoney(cents.map(chf), 'CHF')
      expect(sum).toEqual(sumMoney(cents.toReversed().map(chf), 'CHF'))
      expect(subtractMoney(addMoney(sum, chf(extra)), chf(extra))).toEqual(sum)
    }))
  })

  it('treats two currencies in one sum as a defect', () => {
    expect(() => addMoney(chf(1), money(1, 'EUR'))).toThrow('Cannot mix CHF and EUR')
    expect(() => subtractMoney(chf(1), money(1, 'EUR'))).toThrow('Cannot mix')
    expect(() => sumMoney([money(1, 'EUR')], 'CHF')).toThrow('Cannot mix')
  })

  it('multiplies by quantities only, and never beyond the safe integers', () => {
    expect(() => multiplyMoney(chf(100), 0.5)).toThrow('whole number of times')
    expect(() => multiplyMoney(chf(2 ** 52), 4)).toThrow('Not whole cents')
  })

  it('is positive only above zero', () => {
    expect([1, 0, -1].map((cents) => isPositive(chf(cents)))).toEqual([true, false, false])
  })

  it('is equal only in the same currency', () => {
    expect(sameMoney(chf(5), chf(5))).toBe(true)
    expect(sameMoney(chf(5), chf(6))).toBe(false)
    expect(sameMoney(chf(5), money(5, 'EUR'))).toBe(false)
  })

  it('AS-LOCALE-15 accepts euros, dollars and francs and no other currency', () => {
    expect([...CURRENCIES].sort()).toEqual(['CHF', 'EUR', 'USD'])
    expect(['EUR', 'USD', 'CHF'].map(isCurrency)).toEqual([true, true, true])
    expect(['GBP', 'chf', ''].map(isCurrency)).toEqual([false, false, false])
  })
})
