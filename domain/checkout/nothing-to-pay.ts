import type { Money } from '../money/money.ts'

/** Whether there is nothing to pay: then payment is skipped, and no payment page opens (Commerce §4, decision A31). */
export const isNothingToPay = ({ cents }: Pick<Money, 'cents'>): boolean => cents <= 0
