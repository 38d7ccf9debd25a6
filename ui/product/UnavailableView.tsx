import { FormattedMessage } from 'react-intl'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { Notice } from '../design/Notice.tsx'
import { ProductCardView } from '../listing/ProductCardView.tsx'
import { EYE_MESSAGES, OPTION_MESSAGES } from './option-messages.ts'
import type { LostValue, ProductPageData } from './product-page-data.ts'
import css from './ProductPageView.module.css'

/** The chosen values that the successor is not made in, and the values it is made in instead. */
const LostValuesView = ({ values, isPerEye }: { readonly values: readonly LostValue[]; readonly isPerEye: boolean }) => (
  <Notice tone="info">
    <p><FormattedMessage id="product.successor_unavailable" /></p>
    <ul>
      {values.map(({ eye, key, value, made }) => (
        <li key={`${eye} ${key}`}>
          {isPerEye && <><FormattedMessage id={EYE_MESSAGES[eye]} />, </>}
          <FormattedMessage id={OPTION_MESSAGES[key]} /> {value}
          {made !== '' && <> (<FormattedMessage id="product.successor" /> {made})</>}
        </li>
      ))}
    </ul>
  </Notice>
)

type UnavailableViewProps = {
  readonly product: Pick<ProductPageData, 'availability' | 'replacement' | 'isPerEye' | 'lostValues'>
  readonly isRefused?: boolean | undefined
}

/** Why a product cannot be bought, and its successor if it is discontinued. */
export const UnavailableView = (
  { product: { availability, replacement, isPerEye, lostValues = [] }, isRefused }: UnavailableViewProps,
) => {
  const isStopped = availability === 'OutOfStock'
  return (
    <>
      <Notice
        tone="warning"
        title={<FormattedMessage id={isStopped ? 'listing.sale_stopped' : 'product.discontinued'} />}
        role={isRefused === true ? 'alert' : undefined}
      >
        {isPerEye && !isStopped && <p><FormattedMessage id="product.discontinued_hint" /></p>}
        {isRefused === true && <p><FormattedMessage id="product.discontinued_refused" /></p>}
      </Notice>
      {replacement !== undefined && (
        <section className={css['successor']}>
          <h2><FormattedMessage id="product.successor" /></h2>
          <HydrationBoundary><ProductCardView product={replacement} viewType="list" /></HydrationBoundary>
          {lostValues.length > 0 && <LostValuesView values={lostValues} isPerEye={isPerEye} />}
        </section>
      )}
    </>
  )
}
