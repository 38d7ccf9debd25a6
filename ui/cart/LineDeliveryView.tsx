import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import css from './LineDeliveryView.module.css'
import type { LineData } from './line-data.ts'

/** When a line comes; or that it does not, and how many packs could. */
export const LineDeliveryView = ({ line }: { readonly line: Pick<LineData, 'arrival' | 'blockedAt'> }) => {
  if (line.blockedAt !== undefined) {
    return (
      <p className={css['blocked']}>
        <Icon name="alert" size="small" />
        {line.blockedAt > 0
          ? <FormattedMessage id="product.stock.reduce_stock" values={{ count: line.blockedAt }} />
          : <FormattedMessage id="cart.line_blocked" />}
      </p>
    )
  }
  return line.arrival !== undefined && (
    <p className={css['arrival']}>
      <Icon name="shipping" size="small" />
      <FormattedMessage id="product.arrival" values={{ range: line.arrival }} />
    </p>
  )
}
