import { expect, it } from 'vitest'
import { displayCurrency } from '../../../domain/money/display-currency.ts'

it('CC-MONEY-02 labels an amount with its own currency, then the configured one; euros if neither is known', () => {
  expect(displayCurrency('CHF', 'CHF')).toBe('CHF')
  expect(displayCurrency('EUR', 'CHF')).toBe('EUR')
  expect(displayCurrency(undefined, 'CHF')).toBe('CHF')
  expect(displayCurrency('GBP', 'USD')).toBe('USD')
  expect(displayCurrency('CHF', undefined)).toBe('CHF')
  expect(displayCurrency(undefined, undefined)).toBe('EUR')
})

it('never relabels an unknown currency as euros', () => {
  expect(displayCurrency('GBP', undefined)).toBe('CHF')
})
