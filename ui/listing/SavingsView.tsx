import { FormattedMessage } from 'react-intl'
import type { ShownPrice } from '../../domain/pricing/shown-price.ts'
import text from '../design/text.module.css'
import { MoneyText } from '../money/MoneyText.tsx'
import css from './PriceView.module.css'

type SavingsViewProps = { readonly price: ShownPrice; readonly size: 'card' | 'page' }

/** As text on a page, as a percentage on a card. */
export const SavingsView = ({ price: { savings, website }, size }: SavingsViewProps) => (
  <>
    {website !== undefined && (
      <p className={css['website']}>
        <FormattedMessage id="product.price_website" values={{ price: <MoneyText money={website} /> }} />
      </p>
    )}
    {savings !== undefined && (
      <p className={text['saving']}>
        <FormattedMessage
          id={size === 'page' ? 'product.savings' : 'product.savings_short'}
          values={{ amount: <MoneyText money={savings.amount} />, percent: savings.percent }}
        />
      </p>
    )}
  </>
)
