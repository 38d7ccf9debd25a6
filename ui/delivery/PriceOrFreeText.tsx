import { FormattedMessage } from 'react-intl'
import type { Money } from '../../domain/money/money.ts'
import { isPositive } from '../../domain/money/money-arithmetic.ts'
import { MoneyText } from '../money/MoneyText.tsx'

/** What a way to ship costs; nothing is said to be free and still written as an amount (decision A11). */
export const PriceOrFreeText = ({ price }: { readonly price: Money }) =>
  isPositive(price)
    ? <MoneyText money={price} />
    : <><FormattedMessage id="checkout.free" /><br /><MoneyText money={price} /></>
