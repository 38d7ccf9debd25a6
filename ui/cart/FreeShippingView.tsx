import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { MoneyText } from '../money/MoneyText.tsx'
import type { FreeShipping } from './cart-data.ts'
import css from './FreeShippingView.module.css'

/** The amount missing for free shipping, with a progress bar. */
export const FreeShippingView = ({ free: { missing, reached, threshold } }: { readonly free: FreeShipping }) => {
  const intl = useIntl()
  return (
    <div className={css['notice']}>
      <p className={css['text']}>
        <Icon name="shipping" />
        <span><FormattedMessage id="cart.free_shipping" values={{ amount: <strong><MoneyText money={missing} /></strong> }} /></span>
      </p>
      <ProgressBar value={reached} max={threshold} label={intl.formatMessage({ id: 'cart.free_shipping_progress' })} />
    </div>
  )
}
