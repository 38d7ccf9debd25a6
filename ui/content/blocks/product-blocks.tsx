import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from '../../binding/use-page.ts'
import { LISTING_ITEMS_PER_PAGE } from '../../../domain/listing/page-size.ts'
import { classNames } from '../../design/class-names.ts'
import { Link } from '../../design/Link.tsx'
import type { BlockViewProps } from '../block-view.ts'
import { chosenProducts } from '../chosen-products.ts'
import { Grid } from '../../design/Layout.tsx'
import { NameText } from '../../design/NameText.tsx'
import type { ListedProduct } from '../../listing/listed-product.ts'
import { ProductCardView } from '../../listing/ProductCardView.tsx'
import { StockBadgeView } from '../../stock/StockBadgeView.tsx'
import css from '../Section.module.css'
import { Slides } from '../Slides.tsx'

type CardsProps = {
  readonly title: string
  readonly subtitle: string
  readonly products: readonly ListedProduct[]
  readonly columns?: 'products' | 'home' | undefined
}

const Cards = ({ title, subtitle, products, columns = 'products' }: CardsProps) => {
  const id = useId()
  return (
    <section aria-labelledby={title === '' ? undefined : id}>
      {title !== '' && <div className={css['head']}><h2 id={id}>{title}</h2></div>}
      {subtitle !== '' && <p>{subtitle}</p>}
      {products.length === 0 && <p><FormattedMessage id="products.not_found" /></p>}
      <Grid as="ul" columns={columns}>
        {products.map((product) => (
          <li key={product.id} className={classNames(css['card'], columns === 'home' && css['rowed'])}>
            <ProductCardView product={product} />
          </li>
        ))}
      </Grid>
    </section>
  )
}

export const ProductListBlockView = ({ block, context }: BlockViewProps<'ProductList'>) => (
  <Cards title={block.title} subtitle={block.subtitle} products={chosenProducts(block.productIds, context.products)} />
)

/** As dense as the products of the home page: it has the full width, while a listing has filters beside it. */
export const ProductGridBlockView = ({ block, context }: BlockViewProps<'ProductGrid'>) => (
  <Cards
    title={block.title} subtitle={block.subtitle} products={
      chosenProducts(block.productIds, context.products)
    } columns="home"
  />
)

/** A carousel of products; nothing if none is sold. */
export const RelatedProductsBlockView = ({ block, context }: BlockViewProps<'RelatedProducts'>) => {
  const products = chosenProducts(block.productIds, context.products)
  return products.length > 0 && (
    <section>
      {block.title !== '' && <div className={css['head']}><h2>{block.title}</h2></div>}
      {block.subtitle !== '' && <p>{block.subtitle}</p>}
      <Slides
        view="several"
        name={block.title}
        slides={products.map((product) => <ProductCardView key={product.id} product={product} />)}
      />
    </section>
  )
}

export const ProductCardBlockView = ({ block, context }: BlockViewProps<'ProductCardBlock'>) => {
  const products = chosenProducts(block.productIds, context.products).slice(0, 1)
  return products.length > 0 && <Cards title={block.title} subtitle={block.subtitle} products={products} />
}

/** The stock of some products. */
export const StockBadgeBlockView = ({ block, context }: BlockViewProps<'StockBadge'>) => {
  const stocked = chosenProducts(block.productIds, context.products).filter(({ stock }) => stock !== undefined)
  return stocked.length > 0 && (
    <section className={css['stocked']}>
      {block.title !== '' && <h2>{block.title}</h2>}
      {block.subtitle !== '' && <p>{block.subtitle}</p>}
      <ul>
        {stocked.map((product) => (
          <li key={product.id}>
            <Link to={product.to}><NameText name={product.title} /></Link>
            {product.stock !== undefined && <StockBadgeView badge={product.stock} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const pageIn = (text: string | null, pages: number): number => Math.min(pages, Math.max(1, Number(text) || 1))

/** Product cards in pages with their own addresses. */
export const SelectedProductsBlockView = ({ block, context }: BlockViewProps<'SelectedProducts'>) => {
  const [query] = useSearchParams()
  const all = chosenProducts(block.productIds, context.products)
  const pages = Math.max(1, Math.ceil(all.length / LISTING_ITEMS_PER_PAGE))
  const page = pageIn(query.get('page'), pages)
  const onPage = all.slice((page - 1) * LISTING_ITEMS_PER_PAGE, page * LISTING_ITEMS_PER_PAGE)
  return (
    <>
      <Cards title={block.title} subtitle={block.subtitle} products={onPage} />
      {pages > 1 && (
        <nav className={css['pages']} aria-label={block.title}>
          {Array.from({ length: pages }, (_, index) => (
            <Link key={index} to={`?page=${index + 1}`} aria-current={index + 1 === page ? 'page' : undefined}>{index + 1}</Link>
          ))}
        </nav>
      )}
    </>
  )
}
