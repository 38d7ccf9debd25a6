import { FormattedMessage } from 'react-intl'
import { HydrationBoundary } from '../binding/HydrationBoundary.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Grid } from '../design/Layout.tsx'
import type { ListedProduct } from '../listing/listed-product.ts'
import { ProductCardView } from '../listing/ProductCardView.tsx'
import css from './Section.module.css'

export type PopularProductsViewProps = {
  readonly products: readonly ListedProduct[]
  readonly allPath: string
  /** The editor's text in place of the default. */
  readonly title?: string | undefined
  readonly subtitle?: string | undefined
}

/** Popular products; nothing if there are none. */
export const PopularProductsView = ({
  products, allPath, title = '', subtitle = '',
}: PopularProductsViewProps) => products.length > 0 && (
  <section aria-labelledby="popular" data-list="popular">
    <div className={css['head']}>
      <h2 id="popular">{title === '' ? <FormattedMessage id="home.popular" /> : title}</h2>
      <ButtonLink variant="quiet" to={allPath}><FormattedMessage id="home.popular_all" /></ButtonLink>
    </div>
    {subtitle !== '' && <p>{subtitle}</p>}
    <HydrationBoundary>
      <Grid as="ul" columns="home">
        {products.map((product) => (
          <li key={product.id} className={css['cell']}><ProductCardView product={product} /></li>
        ))}
      </Grid>
    </HydrationBoundary>
  </section>
)
