import { formatMoney } from '../../domain/money/money-format.ts'
import type { Money } from '../../domain/money/money.ts'

/** An amount as every page, letter and bill writes it. */
export const MoneyText = ({ money }: { readonly money: Money }) => formatMoney(money)
