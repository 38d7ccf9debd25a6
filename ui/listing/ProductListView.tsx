import { FormattedMessage } from 'react-intl'
import type { ListViewType } from '../../domain/listing/listing-query.ts'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { Notice } from '../design/Notice.tsx'
import type { ListedProduct } from './listed-product.ts'
import { ProductCardView } from './ProductCardView.tsx'
import css from './ProductListView.module.css'

type ProductListViewProps = {
  readonly products: readonly ListedProduct[]
  readonly viewType: ListViewType
  readonly isBusy?: boolean
}

/** The first row on a phone: these pictures are loaded first. */
const FIRST_PICTURES = 2

export const ProductListView = ({ products, viewType, isBusy = false }: ProductListViewProps) => {
  if (products.length === 0) {
    return (
      <Notice tone="info" title={<FormattedMessage id="products.not_found" />}>
        <p><FormattedMessage id="products.not_found_hint" /></p>
      </Notice>
    )
  }
  return (
    <HydrationBoundary>
      <ul className={css['products']} data-view={viewType} aria-busy={isBusy || undefined}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCardView product={product} viewType={viewType} isEager={index < FIRST_PICTURES} heading="h2" />
          </li>
        ))}
      </ul>
    </HydrationBoundary>
  )
}
