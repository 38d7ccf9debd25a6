import { FormattedMessage } from 'react-intl'
import { MoneyText } from '../money/MoneyText.tsx'
import { PricePerUnitView } from '../listing/PricePerUnitView.tsx'
import { PriceView } from '../listing/PriceView.tsx'
import type { ShownOffer } from './shown-offer.ts'
import css from './PriceBoxView.module.css'

/** The price per pack, bulk prices, and the total of the current choices. */
export const PriceBoxView = ({ offer: { unit, pricePerUnit, total, units: packs, counted, bulk } }: { readonly offer: ShownOffer }) => (
  <div className={css['box']}>
    <div className={css['unit']}>
      <PriceView price={unit} size="page" />
      <span className={css['per']}>
        <FormattedMessage id={`product.price_of_${counted}`} />
        {pricePerUnit !== undefined && <>{' · '}<PricePerUnitView pricePerUnit={pricePerUnit} /></>}
      </span>
    </div>
    {bulk.length > 0 && (
      <ul className={css['bulk']}>
        {bulk.map(({ quantity, price }) => (
          <li key={quantity}>
            <FormattedMessage id="product.bulk" values={{ quantity, unit: counted, price: <MoneyText money={price} /> }} />
          </li>
        ))}
      </ul>
    )}
    {packs > 0 && (
      <p className={css['total']} role="status">
        <span>
          <FormattedMessage id="product.total" />
          {' · '}
          <FormattedMessage id={`product.${counted}_count`} values={{ count: packs }} />
        </span>
        <strong><MoneyText money={total.current} /></strong>
      </p>
    )}
  </div>
)
