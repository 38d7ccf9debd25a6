import { formatMoney } from '../../domain/money/money-format.ts'
import type { Money } from '../../domain/money/money.ts'

/** An amount in the format of all pages, e-mails and invoices. */
export const MoneyText = ({ money }: { readonly money: Money }) => formatMoney(money)
