import { FormattedMessage } from 'react-intl'
import type { PricePerUnit } from '../../domain/pricing/pricing.ts'
import type { ShownPrice } from '../../domain/pricing/shown-price.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import text from '../design/text.module.css'
import { MoneyText } from '../money/MoneyText.tsx'
import { PricePerUnitView } from './PricePerUnitView.tsx'
import { SavingsView } from './SavingsView.tsx'
import css from './PriceView.module.css'

export type PriceViewProps = {
  readonly price: ShownPrice
  readonly pricePerUnit?: PricePerUnit | undefined
  readonly size?: 'card' | 'page' | undefined
}

/** Current price, compare-at price struck through, regular website price, savings, price per unit. */
export const PriceView = ({ price, pricePerUnit, size = 'card' }: PriceViewProps) => (
  <div className={css['price']} data-size={size}>
    <p className={css['now']}>
      <VisuallyHidden><FormattedMessage id="product.price_now" />{' '}</VisuallyHidden>
      <strong className={size === 'page' ? text['priceLarge'] : text['price']}><MoneyText money={price.current} /></strong>
      {price.original !== undefined && (
        <>
          <VisuallyHidden>{' '}<FormattedMessage id="product.price_original" />{' '}</VisuallyHidden>
          <s className={text['priceStruck']}><MoneyText money={price.original} /></s>
        </>
      )}
    </p>
    <SavingsView price={price} size={size} />
    {pricePerUnit !== undefined && <p className={css['unit']}><PricePerUnitView pricePerUnit={pricePerUnit} /></p>}
  </div>
)
