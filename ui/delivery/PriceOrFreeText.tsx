import { FormattedMessage } from 'react-intl'
import type { Money } from '../../domain/money/money.ts'
import { isPositive } from '../../domain/money/money-arithmetic.ts'
import { MoneyText } from '../money/MoneyText.tsx'

/** The price of a shipping method; "free" in place of zero (decision A11). */
export const PriceOrFreeText = ({ price }: { readonly price: Money }) =>
  isPositive(price)
    ? <MoneyText money={price} />
    : <><FormattedMessage id="checkout.free" /><br /><MoneyText money={price} /></>
