import { FormattedMessage } from 'react-intl'
import { Device } from './Device.tsx'
import { FactsView } from './FactsView.tsx'
import { GuaranteeNote } from './GuaranteeNote.tsx'
import { MarketingView } from './MarketingView.tsx'
import type { ProductPageData } from './product-page-data.ts'
import css from './ProductPageView.module.css'

/** Facts, description, delivery and pictures of a product. */
export const DetailsView = ({ product }: { readonly product: ProductPageData }) => (
  <div className={css['details']}>
    <section>
      <h2><FormattedMessage id="product.facts" /></h2>
      <FactsView product={product} />
    </section>
    <div className={css['read']}>
      {product.description !== '' && (
        <section><h2><FormattedMessage id="product.description" /></h2><p>{product.description}</p></section>
      )}
      <section>
        <h2><FormattedMessage id="product.delivery" /></h2>
        <p><FormattedMessage id="product.delivery_text" /></p>
        <p><FormattedMessage id="product.returns_text" /></p>
        <GuaranteeNote />
      </section>
      {product.device !== undefined && <Device device={product.device} />}
      <MarketingView title={product.title} pictures={product.marketing} />
    </div>
  </div>
)
