import type { Currency } from '../../../domain/money/currency.ts'
import { makeMoney } from '../../../domain/money/money.ts'
import type { Money } from '../../../domain/money/money.ts'
import { made } from './made.ts'

export const money = (cents: number, currency: Currency = 'CHF'): Money => made(makeMoney(cents, currency))
export const chf = (cents: number): Money => money(cents)
