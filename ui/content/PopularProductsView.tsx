import { FormattedMessage } from 'react-intl'
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
  readonly onChosen?: ((product: ListedProduct) => void) | undefined
}

/** Popular products; nothing if there are none. */
export const PopularProductsView = ({
  products, allPath, title = '', subtitle = '', onChosen,
}: PopularProductsViewProps) => products.length > 0 && (
  <section aria-labelledby="popular">
    <div className={css['head']}>
      <h2 id="popular">{title === '' ? <FormattedMessage id="home.popular" /> : title}</h2>
      <ButtonLink variant="quiet" to={allPath}><FormattedMessage id="home.popular_all" /></ButtonLink>
    </div>
    {subtitle !== '' && <p>{subtitle}</p>}
    <Grid as="ul" columns="home">
      {products.map((product) => (
        <li key={product.id} className={css['cell']}><ProductCardView product={product} onChosen={onChosen} /></li>
      ))}
    </Grid>
  </section>
)
