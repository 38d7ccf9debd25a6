import { FormattedMessage } from 'react-intl'
import { Grid } from '../design/Layout.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { ProductCardView } from '../listing/ProductCardView.tsx'
import css from './RelatedView.module.css'

export type RelatedViewProps = {
  readonly title: 'product.upsell' | 'product.similar'
  readonly products: readonly ListedProduct[]
  readonly onChosen?: ((product: ListedProduct) => void) | undefined
}

/** Related products; nothing if there are none. */
export const RelatedView = ({ title, products, onChosen }: RelatedViewProps) =>
  products.length > 0 && (
    <section className={css['related']}>
      <h2><FormattedMessage id={title} /></h2>
      <Grid columns="home" as="ul">
        {products.map((product) => <li key={product.id}><ProductCardView product={product} onChosen={onChosen} /></li>)}
      </Grid>
    </section>
  )
