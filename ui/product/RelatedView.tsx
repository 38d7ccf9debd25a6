import { FormattedMessage } from 'react-intl'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { Grid } from '../design/Layout.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { ProductCardView } from '../listing/ProductCardView.tsx'
import css from './RelatedView.module.css'

export type RelatedViewProps = {
  readonly list: 'upsell' | 'similar'
  readonly products: readonly ListedProduct[]
}

const TITLES = { upsell: 'product.upsell', similar: 'product.similar' } as const

/** Related products; nothing if there are none. */
export const RelatedView = ({ list, products }: RelatedViewProps) =>
  products.length > 0 && (
    <section className={css['related']} data-list={list}>
      <h2><FormattedMessage id={TITLES[list]} /></h2>
      <HydrationBoundary>
        <Grid columns="home" as="ul">
          {products.map((product) => <li key={product.id}><ProductCardView product={product} /></li>)}
        </Grid>
      </HydrationBoundary>
    </section>
  )
