import { FormattedMessage } from 'react-intl'
import { countedBy } from '../../domain/product/counted-by.ts'
import { Icon } from '../design/Icon.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import css from './LineDeliveryView.module.css'
import type { LineData } from './line-data.ts'

type LineDeliveryViewProps = {
  readonly line: Pick<LineData, 'arrival' | 'blockedAt' | 'isSaleStopped'>
  /** The label of its pack, which determines the unit. */
  readonly pack: string
}

/** The expected delivery of a line; or that it cannot be delivered, and the quantity that could. */
export const LineDeliveryView = ({ line, pack }: LineDeliveryViewProps) => {
  if (line.blockedAt !== undefined) {
    return (
      <p className={css['blocked']}>
        <Icon name="alert" size="small" />
        {line.blockedAt > 0
          ? <FormattedMessage id="product.stock.reduce_stock" values={{ count: line.blockedAt, unit: countedBy(pack) }} />
          : <FormattedMessage id={line.isSaleStopped === true ? 'listing.sale_stopped' : 'cart.line_blocked'} />}
      </p>
    )
  }
  return line.arrival !== undefined && (
    <p className={css['arrival']}>
      <Icon name="shipping" size="small" />
      <FormattedMessage id="product.arrival" values={{ range: <Unbroken>{line.arrival}</Unbroken> }} />
    </p>
  )
}
