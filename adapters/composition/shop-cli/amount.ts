import { toMajorUnits } from '../../../domain/money/money-format.ts'
import type { Money } from '../../../domain/money/money.ts'

/** As a terminal writes it and a script finds it: no mark but a dot and a plain space. */
export const amount = (money: Money): string => `${money.currency} ${toMajorUnits(money)}`
