import { FormattedMessage } from 'react-intl'
import { formatArrival } from '../../domain/stock/format-arrival.ts'
import type { ArrivalRange } from '../../domain/stock/stock.ts'
import { Icon } from '../design/Icon.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import css from './ArrivalView.module.css'

/** The range of delivery dates; nothing if unknown. */
export const ArrivalView = ({ arrival }: { readonly arrival: ArrivalRange | undefined }) => {
  const range = formatArrival(arrival)
  if (range === undefined) return null
  return (
    <span className={css['arrival']}>
      <Icon name="shipping" size="small" />
      <FormattedMessage id="product.arrival" values={{ range: <Unbroken>{range}</Unbroken> }} />
    </span>
  )
}
