import { formatMoney } from '../../domain/money/money-format.ts'
import type { Money } from '../../domain/money/money.ts'
import { useLocale } from '../binding/use-locale.ts'

/** An amount as the language of the page writes it. */
export const MoneyText = ({ money }: { readonly money: Money }) => formatMoney(money, useLocale())
