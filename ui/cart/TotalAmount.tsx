import { FormattedMessage } from 'react-intl'
import type { TotalRows } from '../../domain/cart/total-rows.ts'
import { MoneyText } from '../money/MoneyText.tsx'
import css from './TotalsView.module.css'

/** The total, with a note if shipping is not included yet. */
export const TotalAmount = ({ totals: { total, shipping } }: { readonly totals: Pick<TotalRows, 'total' | 'shipping'> }) => (
  <>
    <MoneyText money={total} />
    {shipping._tag === 'Later' && <span className={css['note']}><FormattedMessage id="cart.plus_shipping" /></span>}
  </>
)
