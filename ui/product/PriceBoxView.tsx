import { FormattedMessage } from 'react-intl'
import type { PricePerUnit } from '../../domain/pricing/pricing.ts'
import type { ShownPrice } from '../../domain/pricing/shown-price.ts'
import { MoneyText } from '../money/MoneyText.tsx'
import { PricePerUnitView } from '../listing/PricePerUnitView.tsx'
import { PriceView } from '../listing/PriceView.tsx'
import type { BulkPrice } from './product-page-data.ts'
import css from './PriceBoxView.module.css'

export type PriceBoxViewProps = {
  readonly unit: ShownPrice
  readonly pricePerUnit?: PricePerUnit | undefined
  /** For all packs chosen; nothing is chosen at zero packs. */
  readonly total: ShownPrice
  readonly packs: number
  readonly bulk: readonly BulkPrice[]
  readonly isWaiting?: boolean | undefined
}

/** What a pack costs, what more packs would cost each, and what is to be paid for what is chosen. */
export const PriceBoxView = ({ unit, pricePerUnit, total, packs, bulk, isWaiting }: PriceBoxViewProps) => (
  <div className={css['box']} aria-busy={isWaiting || undefined}>
    <div className={css['unit']}>
      <PriceView price={unit} size="page" />
      <span className={css['per']}>
        <FormattedMessage id="product.price_of_pack" />
        {pricePerUnit !== undefined && <>{' · '}<PricePerUnitView {...pricePerUnit} /></>}
      </span>
    </div>
    {bulk.length > 0 && (
      <ul className={css['bulk']}>
        {bulk.map(({ quantity, price }) => (
          <li key={quantity}><FormattedMessage id="product.bulk" values={{ quantity, price: <MoneyText money={price} /> }} /></li>
        ))}
      </ul>
    )}
    {packs > 0 && (
      <p className={css['total']} role="status">
        <span>
          <FormattedMessage id="product.total" />
          {' · '}
          <FormattedMessage id="product.pack_count" values={{ count: packs }} />
        </span>
        <strong><MoneyText money={total.current} /></strong>
      </p>
    )}
  </div>
)
