import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney } from '../../../domain/money/money-arithmetic.ts'
import { formatMoney, toMajorUnits } from '../../../domain/money/money-format.ts'
import { MINOR_UNIT_DIVISOR } from '../../../domain/money/money.ts'
import { chf, money } from '../../support/builders/money.ts'

const spoken = (text: string): string => text.replaceAll('\u00A0', ' ')

describe('the display of money', () => {
  it('AS-PRICE-02 CC-MONEY-01 shows cents as francs with two decimals and keeps counting in cents', () => {
    expect(formatMoney(chf(4990))).toContain('49.90')
    expect(formatMoney(chf(4990))).not.toContain('4990')
    expect([5, 0, 100, 4990].map((cents) => toMajorUnits(chf(cents)))).toEqual(['0.05', '0.00', '1.00', '49.90'])
    expect(addMoney(chf(115), chf(1)).cents).toBe(116)
  })

  it('CC-CONST-01 divides by 100 and by nothing else', () => {
    expect(MINOR_UNIT_DIVISOR).toBe(100)
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(Math.round(Number(toMajorUnits(chf(cents))) * MINOR_UNIT_DIVISOR) + 0).toBe(cents)
      expect(toMajorUnits(chf(cents))).toMatch(/^-?\d+\.\d\d$/)
    }))
  })

  it('AS-LOCALE-13 shows the currency before the amount, in every language', () => {
    expect(spoken(formatMoney(chf(2450)))).toBe('CHF 24.50')
  })

  it('groups thousands the Swiss way and keeps amount and currency on one line', () => {
    expect(formatMoney(chf(123456789))).toBe('CHF\u00A01’234’567.89')
    expect(spoken(formatMoney(chf(-123456)))).toBe('CHF -1’234.56')
    expect(spoken(formatMoney(chf(-5)))).toBe('CHF -0.05')
    expect(spoken(formatMoney(money(99999, 'EUR')))).toBe('EUR 999.99')
  })
})
